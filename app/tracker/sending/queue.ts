import { guarded, tried } from '../guard.ts';
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

/** What waits at most, how often the receiver may say that an event is wrong, and how often in a row it is asked. */
const most = 100;
const patience = 5;
const tries = 10;

let items: Item[] = [];
let receiver = '';
let request: XMLHttpRequest | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Whether the receiver has asked for a pause that is not yet over. */
let wasTold = false;

const addressOf = ({ path }: Item) => `${receiver}/${path}`;
// A form, and no header of ours: nothing that a browser would have to ask about beforehand.
const formOf = ({ data }: Item) => new URLSearchParams({ data });

const remove = (item: Item) => {
  items = items.filter((one) => one !== item);
  drop(item.key);
};

const push = (key: string, path: string, data: string) => {
  items.push({ key, path, data, refused: 0 });
  if (items[most] && items[0]) remove(items[0]);
};

const pump = () => {
  const item = items[0];
  if (!item || request || timer) return;
  const asked = (request = new XMLHttpRequest());
  const settle = guarded(() => {
    const { status } = asked;
    const hasArrived = status > 199 && status < 300;
    if (hasArrived) remove(item);
    if (request !== asked) return;
    request = undefined;
    if (hasArrived) {
      failures = 0;
      pump();
      return;
    }
    if (/^4(?!08|29)/.test(`${status}`) && ++item.refused >= patience) remove(item);
    // So that one that is always refused holds up nobody.
    if (items[0] === item) items = [...items.slice(1), item];
    const pause = /retry-after: *(\d+)/i.exec(asked.getAllResponseHeaders())?.[1];
    wasTold = !!pause;
    if (++failures < tries || pause) timer = setTimeout(ask, pause ? +pause * 1000 : 500 * 2 ** failures * (1 + Math.random()));
  });
  asked.onloadend = settle;
  if (
    !tried(() => {
      asked.open('POST', addressOf(item));
      asked.timeout = 10_000;
      asked.send(formOf(item));
      return true;
    })
  )
    settle();
};

const ask = guarded(() => {
  clearTimeout(timer);
  timer = undefined;
  wasTold = false;
  pump();
});

export const openQueue = (address: string) => {
  receiver = address;
};

export const add = (key: string, path: Path, data: string) => {
  set(key, `${path} ${data}`);
  push(key, path, data);
  pump();
};

/** Takes over what earlier pages, or other tabs, have left. */
export const adopt = () => {
  for (const key of keys('.q.')) {
    if (items.some((item) => item.key === key)) continue;
    const [, path, data] = /^(\w+) (\{.*\})$/.exec(get(key)) ?? [];
    if (path && data) push(key, path, data);
    else drop(key);
  }
  pump();
};

export const isWell = () => !failures;

/** The page is being left, perhaps for good. A receiver that asked for a pause is given it: what waits is in the storage. */
export const leave = () => {
  for (const item of items) {
    if (item.isAway || wasTold) continue;
    item.isAway = true;
    if (!tried(() => navigator.sendBeacon(addressOf(item), formOf(item))))
      tried(() =>
        fetch(addressOf(item), { method: 'POST', body: formOf(item), keepalive: true }).then(
          ({ ok }) => ok && remove(item),
          () => false,
        ),
      );
  }
};

/** The page is seen again, or the network is back. What was asked before a page was frozen, nobody may tell about any more. */
export const wake = (isThawed?: boolean) => {
  for (const item of items) item.isAway = false;
  if (isThawed) request = undefined;
  if (wasTold) return;
  failures = 0;
  ask();
};

export const closeQueue = () => {
  const asked = request;
  request = undefined;
  asked?.abort();
  clearTimeout(timer);
  timer = undefined;
  wasTold = false;
  items = [];
};
