import { guarded, on, release } from './guard.ts';
import { isOpen, type Path } from './sending/queue.ts';
import { appid, choose } from './settings.ts';
import { drop, get, prefix, set, wipe } from './sending/store.ts';
import type { Details, Methods, Options, Provena } from './types.ts';
import { openVisit, send } from './visit.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Document {
    prerendering?: boolean;
  }
}

/** The word that stays behind when somebody wants their no to be remembered. */
export const no = 'out';

let isAllowed = false;
let isRefused = false;
let waiting: Parameters<typeof send>[] = [];

const tell = (...call: Parameters<typeof send>) => {
  if (isOpen) send(...call);
  // What is called too early waits, but not without end.
  else if (!isRefused) waiting = [...waiting, call].slice(-100);
};

const refuse = () => {
  release();
  isRefused = true;
  waiting = [];
};

const optOut = (isKept?: boolean) => {
  refuse();
  wipe();
  if (isKept) set('', no);
};

const start = () => {
  if (isOpen || isRefused || !appid) return;
  openVisit();
  // Another tab was told no. A storage that was cleared by somebody else says so without a key.
  on('storage', ({ key }) => {
    if (key === prefix && !/ /.test(get(''))) optOut(get('') === no);
  });
  for (const call of waiting) send(...call);
};

const init = (app: string, options: Options) => {
  if (appid) return;
  choose(app, options);
  const saysNo = (options.gpc && navigator.globalPrivacyControl) || (options.dnt && navigator.doNotTrack === '1') || get('') === no;
  if (navigator.webdriver || /bot|crawl|spider|headless/i.test(navigator.userAgent) || (saysNo && !isAllowed)) refuse();
  if (options.requireConsent && !isAllowed) return;
  // A page that is drawn ahead has not been opened yet.
  if (document.prerendering) on('prerenderingchange', start);
  else start();
};

const of = (path: Path, what: string = path) => guarded((details?: Details) => tell(path, what, details));
const bySomebody = (path: Path) => guarded((who: string, details?: Details) => tell(path, path, { ...details, who }));

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
    register: bySomebody('register'),
    loggedin: bySomebody('loggedin'),
    optIn: guarded(() => {
      if (get('') === no) drop('');
      isAllowed = true;
      isRefused = false;
      start();
    }),
    optOut: guarded(optOut),
    stop: guarded(refuse),
  };
  const call = guarded((name: keyof Methods, ...words: unknown[]) => Reflect.apply(methods[name], 0, words));
  return Object.assign(call, methods);
};
