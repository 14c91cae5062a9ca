import { explain, watchPolicy } from './extras/explain.ts';
import { isFull } from './extras/full.ts';
import { watchLinks } from './extras/links.ts';
import { every, guarded, on } from './guard.ts';
import { newId, touch } from './event/identity.ts';
import { watchAddress } from './navigation.ts';
import { add, adopt, failures, isOpen, leave, openQueue, pump, wake, type Path } from './sending/queue.ts';
import { isProduction, options } from './settings.ts';
import { get, no } from './sending/store.ts';
import { measure, openSeen, total } from './seen.ts';
import type { Details } from './types.ts';
import { checkLoad, written } from './event/writer.ts';

export const send = (path: Path, what: unknown, details?: Details | null, duration?: number) => {
  const id = newId();
  add(path, id, written(id, what, details, duration));
};

const sendOfPage = (what: string, duration?: number) => {
  if (isProduction || options.debug) send('event', what, null, duration);
};

/** The address that was viewed last, in full: compared in memory, never stored. */
let viewed = '';

/** The first view of a page that is still loading waits for its load time, but not after something has happened there. */
export const look = guarded((isWaiting?: unknown) => {
  checkLoad();
  // A click, or a hook that we could not take out of the history, may come by when all is over.
  if (!isOpen || viewed === location.href || (isWaiting === true && document.readyState !== 'complete')) return;
  viewed = location.href;
  sendOfPage('pageview');
});

/** The page is being left, perhaps for good. */
export const closeVisit = () => {
  look();
  measure(true, true);
  sendOfPage('exit', total);
  touch();
  leave();
};

/** Everything that happens on a page between a yes and its end. */
export const openVisit = (forgetVisitor: () => void) => {
  touch();
  const isStored = get('');
  viewed = '';
  openQueue();
  look(true);
  openSeen();
  watchAddress(look);
  on('visibilitychange', () => {
    measure(document.hidden);
    // Out of the back/forward cache a page is seen before it hears, in `pageshow`, of a no that was said meanwhile.
    if (!document.hidden) setTimeout(wake);
  });
  // Out of the back/forward cache it is a new view; unless there was a no meanwhile, and who the device was is gone.
  on('pageshow', (event) => {
    if (event.persisted) {
      if (isStored && !/ /.test(get(''))) forgetVisitor();
      viewed = '';
    }
    look();
  });
  on('online', wake);
  //
  every(1700, () => {
    measure();
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
  if (isFull) {
    watchPolicy();
    watchLinks((what, details) => send('event', what, details));
    every(1000, () => {
      if (get('') !== no) return;
      explain('Somebody has said no on another host of this domain.');
      forgetVisitor();
    });
  }
};
