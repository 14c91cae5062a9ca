import { webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { Clock } from './clock.ts';
import type { Receiver } from './receiver.ts';
import type { FakeStorage } from './storage.ts';

export interface PageSetting {
  script: string;
  clock: Clock;
  receiver: Receiver;
  storage: FakeStorage;
  url?: string;
  userAgent?: string;
  isStorageDenied?: boolean;
  isPrerendering?: boolean;
  signals?: Record<string, unknown>;
  /** Runs in the page before the script does. */
  before?: string;
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** The script as it is built, in a realm of its own with as much of a browser around it as it touches. */
export function openPage({ script, clock, receiver, storage, url = 'https://shop.example/', userAgent = phone, ...setting }: PageSetting) {
  const target = new EventTarget();
  const listeners = new Map<string, number>();
  const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
  const timers = new Set<number>();
  const printed: unknown[][] = [];
  const warned: string[] = [];
  const doc = { hidden: false, visibilityState: 'visible', prerendering: setting.isPrerendering ?? false, readyState: 'complete' };
  let href = url;
  let isClosed = false;
  let takesBeacons = true;
  const beacons: string[] = [];
  let fetches = 0;
  const at = (address: string) => new URL(address, href).pathname.split('/').at(-1) ?? '';

  const later = (run: () => void, pause?: number) => {
    const id = clock.after(() => !isClosed && run(), pause);
    timers.add(id);
    return id;
  };
  const history = Object.create({
    pushState: (_: unknown, __: string, to: string) => void (href = new URL(to, href).href),
    replaceState: (_: unknown, __: string, to: string) => void (href = new URL(to, href).href),
  });
  const context = createContext({
    addEventListener: (type: string, run: EventListener, capture: unknown) => {
      count(type, 1);
      // Node forgets a listener that is removed with `true` only if it was said as an option.
      target.addEventListener(type, run, { capture: Boolean(capture) });
    },
    removeEventListener: (type: string, run: EventListener, capture: unknown) => {
      count(type, -1);
      target.removeEventListener(type, run, { capture: Boolean(capture) });
    },
    setTimeout: later,
    clearTimeout: clock.clear,
    setInterval: (run: () => void, pause: number) => {
      const id = clock.every(() => !isClosed && run(), pause);
      timers.add(id);
      return id;
    },
    clearInterval: clock.clear,
    performance: { now: () => clock.now(), getEntriesByType: () => [{ duration: 1234.5 }] },
    crypto: webcrypto,
    URL,
    URLSearchParams,
    queueMicrotask,
    AbortController,
    Request,
    history,
    document: doc,
    console: { info: (...words: unknown[]) => printed.push(words), warn: (...words: unknown[]) => warned.push(words.join(' ')) },
    location: {
      get href() {
        return href;
      },
      get host() {
        return new URL(href).host;
      },
      get hostname() {
        return new URL(href).hostname;
      },
    },
    navigator: {
      userAgent,
      ...setting.signals,
      sendBeacon(address: string, body: URLSearchParams) {
        if (!takesBeacons) return false;
        beacons.push(at(address));
        receiver.take(at(address), `${body}`);
        return true;
      },
    },
    fetch: (address: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
      fetches += 1;
      const { status, retryAfter, isSilent } = receiver.take(at(address), `${body}`);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        if (isSilent) return;
        later(() => {
          if (status === 0) reject(new TypeError('Failed to fetch'));
          else resolve({ status, ok: status > 199 && status < 300, headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}) });
        }, 20);
      });
    },
    wall: () => clock.wall(),
  });
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (setting.isStorageDenied) throw new DOMException('denied', 'SecurityError');
      return storage.storage;
    },
  });
  const run = (code: string): unknown => runInContext(code, context);
  run('var window = globalThis; Date.now = wall;');
  if (setting.before) run(setting.before);
  run(script);

  const fire = (type: string, more: Record<string, unknown> = {}) => target.dispatchEvent(Object.assign(new Event(type), more));
  const show = (isShown: boolean) => {
    doc.hidden = !isShown;
    doc.visibilityState = isShown ? 'visible' : 'hidden';
    fire('visibilitychange');
  };
  return {
    run,
    fire,
    printed,
    warned,
    beacons,
    fetches: () => fetches,
    listeners: () => [...listeners].filter(([, many]) => many > 0),
    /** As a page says it: `tell('order', { amount: 3 })`. */
    tell: (name: string, ...words: unknown[]) => run(`provena(${[name, ...words].map((word) => JSON.stringify(word)).join()})`),
    show,
    takeBeacons: (yes: boolean) => void (takesBeacons = yes),
    go: (to: string) => void (href = new URL(to, href).href),
    draw: () => {
      doc.prerendering = false;
      fire('prerenderingchange');
    },
    /** The page is left for another one and never shown again. */
    close() {
      fire('pagehide', { persisted: false });
      show(false);
      isClosed = true;
      for (const id of timers) clock.clear(id);
    },
    /** The page is killed without events. */
    crash() {
      isClosed = true;
      for (const id of timers) clock.clear(id);
    },
  };
}
