import { stepsParam } from '../steps.ts';
import { windows } from '../useFunnel.ts';

/** A funnel that somebody named: its path and its window. Days and filters are those at hand when it is opened. */
export interface SavedFunnel {
  name: string;
  steps: readonly string[];
  window: (typeof windows)[number];
}

/** What was stored, as far as it is still understood: a path whose events are no longer known is none. */
export function readFunnels(stored: unknown): SavedFunnel[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): SavedFunnel[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, path, days]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'steps'), Reflect.get(one, 'window')];
    const steps = Array.isArray(path) && path.every((step) => typeof step === 'string') ? stepsParam.parse(path.join('.')) : undefined;
    const window = windows.find((known) => known === days);
    return typeof name === 'string' && name && steps && window ? [{ name, steps, window }] : [];
  });
}

/** With one more; a name is there once. */
export const withFunnel = (all: readonly SavedFunnel[], saved: SavedFunnel): SavedFunnel[] => [
  ...all.filter(({ name }) => name !== saved.name),
  saved,
];
