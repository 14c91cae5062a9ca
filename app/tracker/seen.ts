import { newId, session } from './event/identity.ts';
import { written } from './event/writer.ts';
import { now, own, wall } from './guard.ts';
import { add, keep } from './sending/queue.ts';

/** Of the stretch that is stored; empty while there is none. */
let id = '';
let time = 0;
let timeIn = 0;
let last = 0;
let wasSeen = false;

/** All of this page, in milliseconds. */
export let total = 0;

/** Stored every 1,700 ms, for whoever comes after, should this page come to a sudden end. The last of a stretch is sent. */
export const measure = (isLast?: boolean, isLeft?: boolean) => {
  const at = now();
  if (wasSeen) {
    // If more has passed than between two looks, the page was frozen or the machine asleep, and it was not seen.
    const passed = Math.min(at - last, 3400);
    // Only the beginning is read off the clock on the wall, which somebody may set.
    if (!time) timeIn = wall() - passed;
    time += passed;
    total += passed;
  }
  // Frozen, as this page was, another tab may have taken the stretch over: it is sent under the same id, so that it counts once.
  const isOver = isLast || at - last > 10_000;
  last = at;
  // A page that was left is hidden only after that, and nobody sees it in between.
  wasSeen = !isLeft && !document.hidden;
  if (!time) return;
  id ||= newId();
  const data = written(id, 'appduration', null, time, own({ sessionId: session, time, timeIn, timeOut: timeIn + time }));
  if (isOver) {
    add('appduration', id, data);
    id = '';
    time = 0;
  } else keep('appduration', id, data);
};

export const openSeen = () => {
  id = '';
  time = total = 0;
  wasSeen = false;
  measure();
};
