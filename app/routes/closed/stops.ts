import { gateNames, type Gate } from '../../access/gates.ts';

export interface Stop {
  gate: Gate;
  state: 'open' | 'closed' | 'unasked';
}

/** The gates in their order, up to the one that stops; those behind it are not asked. */
export function stopsUntil(stopping: Gate): readonly Stop[] {
  const at = gateNames.indexOf(stopping);
  return gateNames.map((gate, index) => ({ gate, state: index < at ? 'open' : index === at ? 'closed' : 'unasked' }));
}
