import { createTracker } from './tracker.ts';
import type { Provena } from './types.ts';

declare global {
  interface Window {
    /** Until the script is there, what gathers the calls. */
    provena?: Provena | { version?: undefined; q?: Iterable<Parameters<Provena>> };
  }
}

const placed = (): Provena => {
  const early = window.provena;
  if (early?.version) return early;
  const tracker = (window.provena = createTracker());
  for (const words of early?.q ?? []) tracker(...words);
  return tracker;
};

/** The one global. Where it is already, it stays: the script may be included twice, and beside the module. */
export const provena = placed();
