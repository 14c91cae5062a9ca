import { guarded, tried } from '../guard.ts';
import { isSpoken, options } from '../settings.ts';
import { drop, get, keys, set } from './store.ts';

export type Path = 'event' | 'register' | 'loggedin' | 'payment' | 'appduration';

/**
 * Every event waits here, and in the storage, until the receiver has said that it has it. Each is a request of its own, far below the 64 KB
 * that a browser carries for a page that is left. What is sent twice has the same id, and the receiver drops the second.
 */
interface Item {
  /** In the storage. Holds the id of the event. */
  key: string;
  path: string;
  data: string;
  /** Given to the browser while the page was left. Nobody tells us whether it arrived. */
  isAway?: boolean;
  refused: number;
}

let items: Item[] = [];
/** Runs while one event is asked about, and through the pause after a failure. */
let timer: ReturnType<typeof setTimeout> | 0 = 0;
let failures = 0;
/** Whether the receiver has asked for the pause. */
let wasTold = false;

const addressOf = ({ path }: Item) => `${options.receiver}/${path}`;
// A form, and no header of ours: nothing that a browser would have to ask about beforehand.
const formOf = ({ data }: Item) => new URLSearchParams({ data });

const remove = (item: Item) => {
  items = items.filter((one) => one !== item);
  drop(item.key);
};

/** Once it has arrived, however late, it is done with. */
const post = (item: Item) =>
  fetch(addressOf(item), { method: 'POST', body: formOf(item), keepalive: true }).then((answer) => {
    if (answer.ok) remove(item);
    return answer;
  });

const push = (key: string, path: string, data: string) => {
  items.push({ key, path, data, refused: 0 });
  // What waits at most.
  if (items[100] && items[0]) remove(items[0]);
};

const pump = () => {
  const item = items[0];
  if (!item || timer) return;
  const settle = guarded(({ ok, status, headers }: Partial<Response>) => {
    if (timer !== mine) return;
    rest();
    if (ok) {
      failures = 0;
      pump();
      return;
    }
    // The receiver may say five times that an event is wrong.
    if (/^4(?!08|29)/.test(`${status}`) && ++item.refused > 4) remove(item);
    // It is still here, and is given to the browser again if the page is left.
    item.isAway = false;
    // So that one that is always refused holds up nobody.
    if (items[0] === item) items = [...items.slice(1), item];
    const pause = headers?.get('retry-after');
    wasTold = !!pause;
    // Ten times in a row, and then only when something happens.
    if (++failures < 10 || pause) timer = setTimeout(ask, (pause && +pause * 1000) || 500 * 2 ** failures * (1 + Math.random()));
  });
  const fail = () => settle({});
  const mine = (timer = setTimeout(fail, 10_000));
  if (!tried(() => post(item).then(settle, fail))) fail();
};

const rest = () => {
  clearTimeout(timer);
  timer = 0;
  wasTold = false;
};

const ask = guarded(() => {
  rest();
  pump();
});

/** Keeps an event for whoever comes after. What is only kept is taken over by others when nobody has written it for a while. */
export const keep = (path: Path, id: string, data: string) => set(`.${id}`, `${path} ${data}`);

export const add = (path: Path, id: string, data: string) => {
  if (isSpoken) {
    // oxlint-disable-next-line no-console -- what it is for
    console.info('provena', path, data);
    drop(`.${id}`);
    return;
  }
  keep(path, id, data);
  push(`.${id}`, path, data);
  pump();
};

/** Takes over what earlier pages, or other tabs, have left. A stretch of time that ends just now is still growing in another tab. */
export const adopt = () => {
  for (const key of keys('.')) {
    if (items.some((item) => item.key === key)) continue;
    const [, path, data, timeOut = 0] = /^(\w+) (\{.*?(?:"timeOut":(\d+).*)?\})$/.exec(get(key)) ?? [];
    if (!path || !data) drop(key);
    else if (Math.abs(Date.now() - +timeOut) > 10_000) push(key, path, data);
  }
  pump();
};

export const isWell = () => !failures;

/** The page is being left, perhaps for good. A receiver that asked for a pause is given it: what waits is in the storage. */
export const leave = () => {
  for (const item of items) {
    if (item.isAway || wasTold) continue;
    item.isAway = true;
    if (!tried(() => navigator.sendBeacon(addressOf(item), formOf(item)))) tried(() => post(item).catch(() => 0));
  }
};

/** The page is seen again, or the network is back: what was asked before, nobody may tell about any more. */
export const wake = () => {
  for (const item of items) item.isAway = false;
  if (wasTold) return;
  failures = 0;
  ask();
};

export const closeQueue = () => {
  rest();
  items = [];
};
