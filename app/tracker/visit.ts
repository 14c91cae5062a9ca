import { every, on, release } from './guard.ts';
import { newId, touch } from './event/identity.ts';
import { watchAddress } from './navigation.ts';
import { add, adopt, closeQueue, isWell, leave, wake, type Path } from './sending/queue.ts';
import { isProduction, isSpoken } from './settings.ts';
import { closeSeen, measure, openSeen, total } from './seen.ts';
import type { Details } from './types.ts';
import { checkLoad, hasMoved, openWriter, written } from './event/writer.ts';

export const send = (path: Path, what: unknown, details?: Details, duration?: number) => {
  const id = newId();
  add(path, id, written(id, what, details, duration));
};

const sendOfPage = (what: string, duration?: number) => {
  if (isProduction || isSpoken) send('event', what, {}, duration);
};

const look = () => {
  if (hasMoved()) sendOfPage('pageview');
};

const arrive = () => {
  measure();
  wake();
};

const depart = () => {
  closeSeen();
  touch();
  leave();
};

/** Everything that happens on a page between a yes and its end. */
export const openVisit = () => {
  touch(true);
  openWriter();
  adopt();
  look();
  openSeen();
  watchAddress(look);
  on('visibilitychange', () => (document.hidden ? depart : arrive)());
  // Never `unload`: it would keep the page out of the back/forward cache.
  on('pagehide', () => {
    measure();
    sendOfPage('exit', total);
    depart();
  });
  on('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hasMoved();
    sendOfPage('pageview');
    arrive();
  });
  on('online', wake);
  // An address that changed without a word is noticed here at the latest.
  every(1700, () => {
    measure();
    look();
  });
  every(60_000, () => {
    // While the receiver is away a stretch goes on growing, and takes no place of others.
    touch();
    if (!isWell()) return;
    closeSeen();
    adopt();
  });
  //
  every(1000, checkLoad);
};

export const closeVisit = () => {
  release();
  closeQueue();
};
