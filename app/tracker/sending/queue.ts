import { guarded, onRelease, tried } from '../guard.ts';
import { isSpoken, options } from '../settings.ts';
import { drop, get, keys, set } from './store.ts';

export type Path = 'event' | 'register' | 'loggedin' | 'payment' | 'appduration';

/**
 * Every event waits here, and in the storage, until the receiver has said that it has it. Each is a request of its own, far below the 64 KB
 * that a browser carries for a page that is left. What is sent twice has the same id, and the receiver drops the second.
 */
interface Item {
  /** Of the event, which stands in the storage under it. */
  id: string;
  address: string;
  /** A form, and no header of ours: nothing that a browser would have to ask about beforehand. */
  body: URLSearchParams;
  /** Given to the browser, which carries it on if the page is left. Until then we wait to hear whether it arrived; 0 if it is not under way. */
  due?: number;
  refused: number;
}

/** Whether anything may be sent. */
export let isOpen = false;
let items: Item[] = [];
/** In a row. */
export let failures = 0;
/** The end of the pause after a failure, on the clock that nobody can set. */
let pause = 0;
/** The end of the last pause that the receiver has asked for. */
let wish = 0;

const remove = (item: Item) => {
  items = items.filter((one) => one !== item);
  drop(item.id);
};

const push = (path: string, id: string, data: string) => {
  items.push({ id, address: `${options.receiver}/${path}`, body: new URLSearchParams({ data }), refused: 0 });
  // What waits at most.
  items.slice(0, -100).map(remove);
};

const fail = (item: Item, answer?: Response) => {
  const after = answer?.headers.get('retry-after');
  const now = performance.now();
  item.due = 0;
  // Last, so that one that is always refused holds up nobody. For one that is gone, the last stays where it is.
  items.push(...items.splice(items.indexOf(item), 1));
  // The receiver may say five times that an event is wrong.
  if (/^4(?!08|29)/.test(`${answer?.status}`) && ++item.refused > 4) remove(item);
  // Those that were asked about at the same time fail together, and that is one failure.
  if (now < pause && !after) return;
  failures = after ? 1 : failures + 1;
  pause = now + (Number(after) * 1000 || 500 * 2 ** failures * (1 + Math.random()));
  if (after) wish = pause;
};

const ask = (item: Item, isLast?: boolean) => {
  item.due = performance.now();
  const settle = guarded((answer: Response) => {
    if (!answer.ok) {
      fail(item, answer);
      return;
    }
    // Once it has arrived, however late, it is done with.
    remove(item);
    failures = 0;
    pump();
  });
  const isTaken =
    (isLast && tried(() => navigator.sendBeacon(item.address, item.body))) ||
    tried(() => fetch(item.address, { method: 'POST', body: item.body, keepalive: true }).then(settle, () => fail(item)));
  if (!isTaken) fail(item);
};

/** So many that none waits for another, and still far below 64 KB at a time; one alone while the receiver is away. */
export const pump = () => {
  const now = performance.now();
  if (now < pause) return;
  for (const item of items.slice(0, failures ? 1 : 16))
    if (!item.due) ask(item);
    else if (now - item.due > 10_000) fail(item);
};

/** Keeps an event for whoever comes after. What is only kept is taken over by others when nobody has written it for a while. */
export const keep = (path: Path, id: string, data: string) => set(id, `${path} ${data}`);

export const add = (path: Path, id: string, data: string) => {
  if (isSpoken) {
    // oxlint-disable-next-line no-console -- what it is for
    console.info('provena', path, data);
    drop(id);
    return;
  }
  keep(path, id, data);
  push(path, id, data);
  pump();
};

/** Takes over what earlier pages, or other tabs, have left. A stretch of time that ends just now is still growing in another tab. */
export const adopt = () => {
  for (const id of keys()) {
    if (!id || items.some((item) => item.id === id)) continue;
    const [, path, data, timeOut = 0] = /^(\w+) (\{(?:.*"timeOut":(\d+))?.*\})$/s.exec(get(id)) ?? [];
    if (!path || !data) drop(id);
    else if (Math.abs(Date.now() - +timeOut) > 10_000) push(path, id, data);
  }
  pump();
};

/** The page is being left, perhaps for good. A receiver that asked for a pause is given it: what waits is in the storage. */
export const leave = () => {
  if (performance.now() < wish) return;
  for (const item of items.slice()) if (!item.due) ask(item, true);
};

/** The page is seen again, or the network is back: what was asked before, nobody may tell about any more. */
export const wake = () => {
  for (const item of items) item.due = 0;
  failures = 0;
  pause = wish;
  pump();
};

export const openQueue = () => {
  isOpen = true;
  onRelease(() => {
    isOpen = false;
    items = [];
  });
  adopt();
};
