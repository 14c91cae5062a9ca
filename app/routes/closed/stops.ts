import { gateNames, type Gate } from '../../access/gates.ts';

export interface Stop {
  gate: Gate;
  state: 'open' | 'closed' | 'unasked';
}

/** The gates in order. Those after the first closed one are not checked. */
export function stopsUntil(stopping: Gate): readonly Stop[] {
  const at = gateNames.indexOf(stopping);
  return gateNames.map((gate, index) => ({ gate, state: index < at ? 'open' : index === at ? 'closed' : 'unasked' }));
}
