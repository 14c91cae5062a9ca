import type { Call } from './guard.ts';
import { createTracker } from './tracker.ts';
import type { Provena } from './types.ts';

declare global {
  interface Window {
    /** Until the script is there, what gathers the calls. */
    provena?: Provena | { version?: undefined; q?: Iterable<Iterable<unknown>> };
  }
}

// Where pages are made on a server there is no window.
const place: { provena?: Window['provena']; Date?: unknown } = globalThis;
let tracker = place.provena;

if (!tracker?.version) {
  const early = tracker?.q ?? [];
  tracker = place.provena = createTracker();
  const call: Call = tracker;
  for (const words of early) call(...words);
}

/** The one global. Where it is already, it stays: the script may be included twice, and beside the module. */
export const provena: Provena = tracker;
