import { isBot } from './event/device.ts';
import { guarded, on } from './guard.ts';
import { drop, get, set, wipe } from './sending/store.ts';
import type { Methods, Options, Provena } from './types.ts';
import { closeVisit, openVisit, send } from './visit.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Document {
    prerendering?: boolean;
  }
}

/** The word that stays behind when somebody wants their no to be remembered. */
const no = 'out';

let begin: (() => void) | undefined;
let isOpen = false;
let isAllowed: boolean | undefined;
let waiting: Parameters<typeof send>[] = [];

const tell = (...call: Parameters<typeof send>) => {
  if (isOpen) send(...call);
  // What is called too early waits, but not without end.
  else if (isAllowed !== false && waiting.length < 100) waiting.push(call);
};

const refuse = () => {
  if (isOpen) closeVisit();
  isOpen = isAllowed = false;
  waiting = [];
};

const optOut = (isKept?: boolean) => {
  refuse();
  wipe();
  if (isKept) set('', no);
};

const start = () => {
  if (isOpen || isAllowed === false || !begin) return;
  isOpen = true;
  begin();
  // Another tab was told no. A storage that was cleared by somebody else says so without a key.
  on('storage', ({ key }) => {
    if (key === 'provena' && !get('').includes(' ')) optOut(get('') === no);
  });
  for (const call of waiting) send(...call);
  waiting = [];
};

const init = (appid: string, options: Options) => {
  if (begin) return;
  begin = () => openVisit(appid, options);
  const saysNo = (options.respectGpc && navigator.globalPrivacyControl) || (options.respectDnt && navigator.doNotTrack === '1');
  if (isBot() || (!isAllowed && (saysNo || get('') === no))) refuse();
  if (options.requireConsent && !isAllowed) return;
  // A page that is drawn ahead has not been opened yet.
  if (document.prerendering) on('prerenderingchange', start);
  else start();
};

/** The tracking script. Nothing is sent or stored before `init`, and nothing without a yes where one is asked for. */
export const createTracker = (): Provena => {
  const methods: Methods = {
    init: guarded(init),
    event: guarded((name, details) => tell('event', name, details)),
    download: guarded((details) => tell('event', 'download', details)),
    order: guarded((details) => tell('event', 'order', details)),
    payment: guarded((details) => tell('payment', 'payment', details)),
    register: guarded((who, details) => tell('register', 'register', { ...details, who })),
    loggedin: guarded((who, details) => tell('loggedin', 'loggedin', { ...details, who })),
    optIn: guarded(() => {
      if (get('') === no) drop('');
      isAllowed = true;
      start();
    }),
    optOut: guarded(optOut),
    stop: guarded(refuse),
  };
  const call = guarded((name: keyof Methods, ...words: unknown[]) => Reflect.apply(methods[name], 0, words));
  return Object.assign(call, methods, { version: 'v2.0.0' as const });
};
