import { explain, explainSilence } from '../extras/explain.ts';
import { isFull } from '../extras/full.ts';
import { discard, recover, save } from '../extras/vault.ts';
import { inTurn, now, onRelease, own, tried, wall } from '../guard.ts';
import { isProduction, limit, options, receiver } from '../settings.ts';
import { drop, get, keys, prefix, set } from './store.ts';

export type Path = 'event' | 'register' | 'loggedin' | 'payment' | 'appduration';

/**
 * Every event waits here, and in the storage, until the receiver has said that it has it. Each is a request of its own, far below the 64 KB
 * that a browser carries for a page that is left. What is sent twice has the same id, and the receiver drops the second.
 */
interface Item {
  /** Of the event, which stands in the storage under it. */
  id: string;
  address: string;
  record: string;
  /** A request for it is under way; with 2, one that outlives the page. */
  sent?: 0 | 1 | 2;
}

/** Whether anything may be sent. */
export let isOpen = false;
/** The oldest first, and last what has just failed. */
const items = new Map<string, Item>();
/** For how many more there is room. */
export const room = () => 100 - items.size;
/** What takes back the requests that are under way: of an event there may be two. */
const controls = new Set<AbortController>();
/** In a row. */
export let failures = 0;
/** The end of the pause after a failure, on the clock that nobody can set. */
let pause = 0;
/** The end of the last pause that the receiver has asked for. */
let wish = 0;
/** Ends the turn of this tab. */
let passTurn: (() => void) | undefined;

const remove = (item: Item) => {
  items.delete(item.id);
  drop(item.id);
  if (isFull) discard(item.id);
};

/** A form, and no header of ours: nothing that a browser would have to ask about beforehand. */
const bodyOf = ({ record }: Item) => new URLSearchParams({ data: record });

/** So many of those that wait, the oldest first; with less than 0, all but so many. */
const first = (count: number) => [...items.values()].slice(0, count);

const fail = (item: Item, answer?: Partial<Response>) => {
  const said = `${answer?.headers?.get('retry-after')}`;
  const time = now();
  // Seconds or a date. One that is over, or 0, is no wish.
  const after = 1000 * +said || (tried(() => Date.parse(said) - wall()) ?? 0);
  // Last, so that one that fails again and again holds up nobody.
  items.delete(item.id);
  items.set(item.id, item);
  if (after > 0) {
    failures = 1;
    pause = wish = time + after;
    // Those that were sent at the same time fail together, and that is one failure.
  } else if (time >= pause) pause = time + 500 * 2 ** ++failures * (1 + Math.random());
  if (isFull) {
    if (answer?.status) explain(`Not taken now (${answer.status}): sent again later.`, item.record);
    else explainSilence(item.address, answer);
  }
};

/** Whether the browser has taken it. Only as the page is left it may outlive it: a browser keeps the connection of such a one, though it is taken back. */
const ask = (item: Item, way: 1 | 2) =>
  tried(() => {
    const control = new AbortController();
    const settle = (answer?: Partial<Response>) => {
      controls.delete(control);
      item.sent = 0;
      // Once it has arrived, however late, it is done with; so it is when the receiver will never take it.
      if (/^2|^4(?!08|25|29)/.test(`${answer?.status}`)) {
        if (isFull) explain(Number(answer?.status) < 300 ? 'Accepted:' : `Refused for good (${answer?.status}):`, item.record);
        failures = 0;
        remove(item);
        pump();
        // After a no it is not here any more.
      } else if (items.has(item.id)) fail(item, answer);
      // Read to its end, or the browser lists a request that goes on and is given up.
      return answer?.text?.();
    };
    fetch(
      item.address,
      // Nothing of the page goes along: no cookie, no address, nothing from the prototype of all objects.
      own({
        method: 'POST',
        body: bodyOf(item),
        keepalive: way > 1,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        signal: control.signal,
      }),
    )
      .then(settle, settle)
      .catch(tried);
    setTimeout(() => control.abort(), 5000);
    if (isFull) explain('Sent:', item.address, item.record);
    controls.add(control);
    return (item.sent = way);
  });

export const pump = async () => {
  // Not before the page goes on: what is said as it is left goes once, by what outlives it.
  // oxlint-disable-next-line unicorn/no-unnecessary-await -- it waits for nothing but the end of what the page does now
  await 0;
  if (!items.size) passTurn?.();
  if (now() < pause) return;
  first(failures ? 1 : limit).forEach((item) => item.sent || ask(item, 1) || fail(item));
};

/** Stores an event for whoever comes after. What is only stored is taken over by others when nobody has written it for a while. */
export const keep = (path: Path, id: string, data?: string): string => {
  const value = `${receiver}${path} ${data}`;
  if (data) set(id, value);
  // A time is written again and again.
  if (isFull && data && path !== 'appduration') save(id, value);
  return value;
};

/** What stands in the storage is made to wait, if it is for the same receiver, and dropped if it is no event. */
const take = (id: string, value: string) => {
  const [, address, record] = /^(\S+) ({.+})$/s.exec(value) ?? [];
  if (!record) drop(id);
  else if (address?.startsWith(receiver)) items.set(id, { id, address, record });
  if (isFull) first(-100).forEach((item) => explain('Dropped, for more than 100 wait:', item.record));
  // What waits at most.
  first(-100).forEach(remove);
};

export const add = (path: Path, id: string, data?: string) => {
  if (options.debug && !isProduction) {
    // oxlint-disable-next-line no-console -- what it is for
    console.info(prefix, path, data);
    return drop(id);
  }
  take(id, keep(path, id, data));
  if (isFull && !get(id))
    explain(
      data ? 'Not stored, for this page may not store or its storage is full: it waits in memory.' : `Dropped by beforeSend: ${path}`,
    );
  pump();
};

/** Takes over what earlier pages, or other tabs, have left. Of several tabs one does it for all. */
export const adopt = () =>
  inTurn(receiver, true, (lock) => {
    if (!isOpen || lock === null) return;
    for (const id of keys()) {
      const value = get(id);
      // A stretch of time that ends just now is still growing in another tab.
      if (id && !items.has(id) && wall() - +(/"timeOut":(\d+)/.exec(value)?.[1] ?? 0) > 10_000) take(id, value);
    }
    pump();
    // Until nothing waits, and no longer: a browser may keep no page in its back/forward cache that holds a lock.
    return items.size && new Promise<void>((resolve) => (passTurn = resolve));
  });

/** The page is being left, perhaps for good. A receiver that asked for a pause is given it: what waits is in the storage. */
export const leave = () => {
  if (now() >= wish)
    first(limit).forEach((item) => item.sent === 2 || ask(item, 2) || tried(() => navigator.sendBeacon(item.address, bodyOf(item))));
};

/** The page is seen again, or the network is back. */
export const wake = () => {
  // However often that is, one event alone asks whether the receiver is back.
  failures &&= 1;
  pause = wish;
  pump();
};

export const openQueue = () => {
  isOpen = true;
  onRelease(() => {
    isOpen = false;
    controls.forEach((control) => control.abort());
    items.clear();
    pump();
  });
  adopt();
  if (isFull)
    recover((id, value) => {
      // What is stored as well is taken over with all else.
      if (!isOpen || items.has(id) || get(id)) return;
      explain('Left by a browser that was killed:', value);
      take(id, value);
      pump();
    });
};
