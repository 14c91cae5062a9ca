import { every, on } from './guard.ts';
import { newId, touch } from './event/identity.ts';
import { watchAddress } from './navigation.ts';
import { add, adopt, failures, isOpen, leave, openQueue, pump, wake, type Path } from './sending/queue.ts';
import { isProduction, isSpoken } from './settings.ts';
import { measure, openSeen, total } from './seen.ts';
import type { Details } from './types.ts';
import { checkLoad, forget, hasMoved, written } from './event/writer.ts';

export const send = (path: Path, what: unknown, details?: Details, duration?: number) => {
  const id = newId();
  add(path, id, written(id, what, details, duration));
};

const sendOfPage = (what: string, duration?: number) => {
  if (isProduction || isSpoken) send('event', what, {}, duration);
};

const look = () => {
  // A click, or a hook that we could not take out of the history, may come by when all is over.
  if (isOpen && hasMoved()) sendOfPage('pageview');
};

const depart = () => {
  touch();
  leave();
};

/** Everything that happens on a page between a yes and its end. */
export const openVisit = () => {
  touch(true);
  forget();
  openQueue();
  look();
  openSeen();
  watchAddress(look);
  on('visibilitychange', () => {
    measure(document.hidden);
    if (document.hidden) depart();
    else wake();
  });
  // Never `unload`: it would keep the page out of the back/forward cache.
  on('pagehide', () => {
    measure(true);
    sendOfPage('exit', total);
    depart();
    forget();
  });
  // Out of the back/forward cache, where nothing is like a page that was seen before.
  on('pageshow', look);
  on('online', wake);
  // An address that changed without a word is noticed here at the latest.
  every(1700, () => {
    measure();
    look();
    // Ten times in a row, and after that only when something happens.
    if (failures < 10) pump();
  });
  every(60_000, () => {
    // While the receiver is away a stretch goes on growing, and takes no place of others.
    touch();
    if (failures) return;
    measure(true);
    adopt();
  });
  //
  every(1000, checkLoad);
};
