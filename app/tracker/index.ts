import { createTracker } from './tracker.ts';
import type { Provena } from './types.ts';

declare global {
  interface Window {
    /** Until the script is there, what gathers the calls. */
    provena?: Provena | { version?: undefined; q?: Iterable<Parameters<Provena>> };
  }
}

let tracker = window.provena;

if (!tracker?.version) {
  const early = tracker?.q ?? [];
  tracker = window.provena = createTracker();
  for (const words of early) tracker(...words);
}

/** The one global. Where it is already, it stays: the script may be included twice, and beside the module. */
export const provena: Provena = tracker;
