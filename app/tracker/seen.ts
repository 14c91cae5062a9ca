import { newId } from './event/identity.ts';
import { writtenStretch } from './event/writer.ts';
import { add, keep } from './sending/queue.ts';
import { get } from './sending/store.ts';

/** Of the stretch that is kept; empty while there is none. */
let id = '';
let time = 0;
let timeIn = 0;
let last = 0;
let wasSeen = false;

/** All of this page, in milliseconds. */
export let total = 0;

/** Kept every 1,700 ms, for whoever comes after, should this page come to a sudden end. The last of a stretch is sent. */
export const measure = (isLast?: boolean) => {
  const at = Math.round(performance.now());
  if (wasSeen) {
    // If more has passed than between two looks, the page was frozen or the machine asleep, and it was not seen.
    const passed = Math.min(at - last, 3400);
    // Only the beginning is read off the clock on the wall, which somebody may set.
    if (!time) timeIn = Date.now() - passed;
    time += passed;
    total += passed;
  }
  last = at;
  wasSeen = !document.hidden;
  if (!time) return;
  // Taken over by another tab, or cleared away: sent under the same id, so that it counts once.
  const isGone = id && !get(id);
  id = id || newId();
  const data = writtenStretch(id, time, timeIn);
  if (isLast || isGone) {
    add('appduration', id, data);
    id = '';
    time = 0;
  } else keep('appduration', id, data);
};

export const openSeen = () => {
  id = '';
  time = 0;
  total = 0;
  wasSeen = false;
  measure();
};
