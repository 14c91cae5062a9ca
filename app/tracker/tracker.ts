import { explain, orExplain } from './extras/explain.ts';
import { isFull } from './extras/full.ts';
import { every, guarded, inTurn, on, release, tried, type Call } from './guard.ts';
import { touch } from './event/identity.ts';
import { forgetAll, forgetWho, skip } from './event/writer.ts';
import { isOpen, room, type Path } from './sending/queue.ts';
import { appid, choose, isProduction, options } from './settings.ts';
import { drop, get, leaveToDomain, no, prefix, set, wipe } from './sending/store.ts';
import type { Details, Methods, Options, Provena } from './types.ts';
import { closeVisit, look, openVisit, send } from './visit.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Document {
    prerendering?: boolean;
  }
}

let isAllowed = false;
/** Second file only: since the last yes. */
let hasRefused = false;
/** Calls that came too early, or too many at once; nothing after a no. */
let waiting: Parameters<typeof send>[] | null = [];

/** So many as there is room for, so that a loop that calls by the thousands does not hold up the page. The others follow. */
const flow = () => {
  if (isOpen)
    // Whatever one of them does, the others are sent.
    waiting?.splice(0, room()).forEach((call) => tried(isFull ? orExplain('A call', () => send(...call)) : () => send(...call)));
};

const tell = (...call: Parameters<typeof send>) => {
  // They wait, but not without end: the oldest goes, and leaves a gap.
  if (waiting && waiting.push(call) > 1000) {
    waiting.splice(0, 1);
    skip();
    if (isFull) explain('Dropped, for more than 1,000 calls wait: the oldest.');
  }
  if (isFull && !isOpen) explain(waiting ? 'Waits in memory:' : 'Not taken after a no, or a stop:', ...call);
  flow();
};

const refuse = () => {
  release();
  waiting = null;
};

/** Nothing stays: not under way, not in memory, not in the storage. */
const forgetVisitor = () => {
  refuse();
  forgetAll();
  wipe();
};

/** The other tabs hear of the word, also where it goes at once. What a site removes by itself is no such word. */
const sayNo = () => {
  set('', no);
  if (isFull) leaveToDomain();
};

const optOut = (isRemembered?: boolean) => {
  if (isFull) hasRefused = true;
  forgetVisitor();
  sayNo();
  if (!isRemembered) drop('');
};

const start = guarded(() => {
  if (isOpen || !waiting) return;
  openVisit(forgetVisitor);
  flow();
  every(1000, () => {
    // An address that changed without a word is noticed here at the latest.
    look(true);
    flow();
  });
});

/** Two tabs that are opened at once agree about the device: the second reads what the first has written. */
const takeTurn = () => {
  // Never `unload`: it would keep the page out of the back/forward cache.
  on('pagehide', () => {
    // A page that is left before its turn does not wait for it: what was said there would be gone.
    start();
    closeVisit();
  });
  if (get('')) start();
  else inTurn(prefix, false, start);
};

/** With `domain`: what was said before `init` is said again where all its hosts hear it. */
const shareEarlyWord = () => {
  if (isAllowed && !hasRefused) {
    if (get('') === no) drop('');
  } else if (get('') === no) sayNo();
  else if (hasRefused) wipe();
};

const begin = () => {
  if (isFull && options.domain) shareEarlyWord();
  const saysNo = (options.gpc && navigator.globalPrivacyControl) || (options.dnt && navigator.doNotTrack === '1') || get('') === no;
  if (saysNo && !isAllowed) {
    if (isFull)
      explain(get('') === no ? 'Nothing is sent: this browser was opted out.' : 'Nothing is sent: the browser says no (GPC or DNT).');
    forgetVisitor();
  }
  if (!waiting) return;
  on('storage', ({ key, newValue }) => key === prefix && newValue === no && forgetVisitor());
  if (!isAllowed && options.requireConsent) {
    if (isFull) explain('Nothing is sent before optIn(): a yes is not remembered from page to page.');
    return;
  }
  // A page that is drawn ahead has not been opened yet.
  if (document.prerendering) on('prerenderingchange', takeTurn);
  else takeTurn();
};

const explainHost = () => {
  const { hostname } = location;
  const hosts = JSON.stringify(options.hosts ?? []);
  if (isProduction) explain(`${hostname} is a production host.`);
  else explain(`${hostname} is not among hosts ${hosts}: events are printed here, and nothing is sent. Say it without a port.`);
};

const init = (app: string, chosen: Options) => {
  // A robot is nobody; a phone of the brand Cubot is somebody.
  if (isFull && appid) explain('Ignored: a page has one init.', app);
  if (appid || navigator.webdriver || /([^c]u|[^u])bot|crawl|spider|headless/i.test(navigator.userAgent)) return;
  choose(app, chosen);
  if (isFull) explainHost();
  begin();
  // The developer of a page sees no other sign that its host is missing or misspelt. Last, because a page may have no console.
  // oxlint-disable-next-line no-console -- it is for the developer
  if (!isProduction) console.warn(prefix, location.host, 'not in hosts');
};

const of = (path: Path, what: string = path) => guarded((details?: Details | null) => tell(path, what, details));
const bySomebody = (path: Path) => guarded((who: string, details?: Details | null) => tell(path, path, { ...details, who }));

/** The tracking script. Nothing is sent or stored before `init`, and nothing without a yes where one is asked for. */
export const createTracker = (): Provena => {
  const methods: Methods & Pick<Provena, 'version'> = {
    version: 'v2.0.0',
    init: guarded(init),
    // Something without a name cannot be counted as anything.
    event: guarded((name, details) => name && tell('event', name, details)),
    download: of('event', 'download'),
    order: of('event', 'order'),
    payment: of('payment'),
    loggedin: bySomebody('loggedin'),
    register: bySomebody('register'),
    optIn: guarded(() => {
      if (get('') === no) drop('');
      isAllowed = true;
      if (isFull) hasRefused = false;
      if (isOpen) return;
      waiting ??= [];
      release();
      if (appid) begin();
    }),
    optOut: guarded(optOut),
    reset: guarded(() => {
      forgetWho();
      if (isOpen) touch(true);
    }),
    stop: guarded(refuse),
  };
  const calls: Record<keyof Methods, Call> = methods;
  const call = guarded((name: keyof Methods, ...words: unknown[]) => calls[name](...words));
  return Object.assign(call, methods);
};
