import { every, on, release } from './guard.ts';
import { newId, touch } from './event/identity.ts';
import { watchAddress } from './navigation.ts';
import { add, adopt, closeQueue, isWell, leave, wake, type Path } from './sending/queue.ts';
import { options } from './settings.ts';
import { drop } from './sending/store.ts';
import { closeSeen, measure, openSeen, total } from './seen.ts';
import type { Details } from './types.ts';
import { checkLoad, hasMoved, openWriter, written } from './event/writer.ts';

let isProduction = false;
let isSpoken = false;

const give = (path: Path, id: string, data: string) => {
  const key = `.${id}`;
  if (isSpoken) {
    // oxlint-disable-next-line no-console -- what it is for
    console.info('provena', path, data);
    drop(key);
  } else add(key, path, data);
};

export const send = (path: Path, what: unknown, details?: Details, duration?: number) => {
  const id = newId();
  give(path, id, written(id, what, details, duration));
};

/** */
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
  const name = location.hostname;
  isProduction = (options.hosts ?? []).some((host) => host === name || (host[0] === '.' && name.endsWith(host)));
  isSpoken = !isProduction && !!options.debug;
  touch(true);
  openWriter();
  adopt();
  look();
  openSeen(give);
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
