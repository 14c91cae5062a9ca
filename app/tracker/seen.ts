import { newId } from './event/identity.ts';
import { writtenStretch } from './event/writer.ts';
import { add, keep } from './sending/queue.ts';
import { get } from './sending/store.ts';

let id = '';
let time = 0;
let timeIn = 0;
let last = 0;
let wasSeen = false;
let kept = '';

/** All of this page, in milliseconds. */
export let total = 0;

const begin = () => {
  id = newId();
  time = 0;
  // Only the beginning is read off the clock on the wall, which somebody may set.
  timeIn = Date.now();
};

const end = () => {
  if (time) add('appduration', id, writtenStretch(id, time, timeIn));
  begin();
};

/** Kept every 1,700 ms, for whoever comes after, should this page come to a sudden end. */
export const measure = () => {
  const at = Math.round(performance.now());
  if (wasSeen) {
    // If more has passed than between two looks, the page was frozen or the machine asleep, and it was not seen.
    const passed = Math.min(Math.max(at - last, 0), 3400);
    time += passed;
    total += passed;
  }
  last = at;
  wasSeen = !document.hidden;
  if (!time) return;
  // Taken over by another tab, or cleared away: sent under the same id, so that it counts once.
  if (kept === id && !get(`.${id}`)) return end();
  kept = id;
  keep('appduration', id, writtenStretch(id, time, timeIn));
};

export const closeSeen = () => {
  measure();
  end();
};

export const openSeen = () => {
  total = 0;
  wasSeen = false;
  begin();
  measure();
};
