import type { DebugEvent } from '#app/api/apps/debug.ts';
import { isSecretPair, maskSecrets } from '#app/lib/callbacks/secrets.ts';
import { instantOf } from '#app/lib/periods/reader-zone/instantOf.ts';

/** What an address can be filled with. */
export const macros = [
  'clickid',
  'event',
  'idfa',
  'oaid',
  'caid',
  'ts',
  'amount',
  'currency',
  'order_id',
  'user_id',
  'campaign_id',
  'ip',
  'ua',
] as const;
export type Macro = (typeof macros)[number];

const isMacro = (name: string): name is Macro => macros.some((one) => one === name);
const pattern = /\{([^{}]*)\}/g;

export const macrosIn = (url: string): string[] => [...url.matchAll(pattern)].map(([, name = '']) => name);

/** Puts a macro in as a parameter of its own name, or takes that parameter out. */
export function toggleMacro(url: string, macro: Macro): string {
  const parameter = new RegExp(`([?&])[^?&=]+=\\{${macro}\\}(&?)`);
  if (!macrosIn(url).includes(macro)) return `${url}${url.includes('?') ? '&' : '?'}${macro}={${macro}}`;
  return url.replace(parameter, (_, before: string, after: string) => (after ? before : '')).replaceAll(`{${macro}}`, '');
}

/** An event as an example; null where such an event has no such thing. */
export type SampleEvent = Readonly<Record<Macro, string | null>>;

const install: SampleEvent = {
  clickid: 'B.8fK2-31xQ',
  event: 'install',
  idfa: 'F2A8C1D0-7B34-4E19-A0C6-55D2E8F391C4',
  oaid: null,
  caid: '5e1c08aa73b94d20b7',
  ts: '1794619480',
  amount: null,
  currency: null,
  order_id: null,
  user_id: null,
  campaign_id: '100482',
  ip: '203.0.113.24',
  ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)',
};

export const samples: Readonly<Record<'install' | 'register' | 'payment', SampleEvent>> = {
  install,
  register: { ...install, event: 'register', user_id: 'u_20482' },
  payment: { ...install, event: 'payment', user_id: 'u_20482', amount: '30.00', currency: 'CNY', order_id: 'T2026111920415' },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isSample = (event: string): event is keyof typeof samples => Object.hasOwn(samples, event);

/** An example of an event of this kind. */
export const sampleOf = (event: string): SampleEvent => (isSample(event) ? samples[event] : { ...install, event });

/** What a real event holds, by macro. It has no click of its own: that is found when it is attributed. */
export function sampleFrom({ event, at, who, deviceId, payload }: DebugEvent, isApple: boolean): SampleEvent {
  // What an app sends of its own may stand beside the fields of the specification or within its context.
  const sent = isRecord(payload) ? payload : {};
  const context = isRecord(sent['context']) ? sent['context'] : {};
  const text = (name: string) => {
    const value = sent[name] ?? context[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return {
    clickid: text('clickid'),
    event,
    idfa: isApple ? deviceId : null,
    oaid: isApple ? null : deviceId,
    caid: text('caid'),
    ts: String(Math.floor(instantOf(at) / 1000)),
    amount: text('currencyamount'),
    currency: text('currencytype'),
    order_id: text('transactionid'),
    user_id: who,
    campaign_id: text('campaignid'),
    ip: text('ip'),
    ua: text('useragent'),
  };
}

/** The address as it is sent, with nothing left out. */
export const filledAddress = (url: string, event: SampleEvent) =>
  url.replaceAll(pattern, (whole, name: string) => (isMacro(name) ? encodeURIComponent(event[name] ?? '') : whole));

export interface FilledPart {
  key: string;
  /** Null: the event has nothing for it, and it is sent empty. */
  value: string | null;
  isSecret: boolean;
}

/** The address as it goes out, a parameter in a line. Values are encoded, secrets are not shown. */
export function fill(url: string, event: SampleEvent): { address: string; parts: FilledPart[] } {
  const [address = '', query = ''] = url.split('?');
  const put = (text: string) =>
    text.replaceAll(pattern, (whole, name: string) => (isMacro(name) ? encodeURIComponent(event[name] ?? '') : whole));
  const parts = query
    .split('&')
    .filter(Boolean)
    .map((pair): FilledPart => {
      const [key = '', ...rest] = pair.split('=');
      const written = rest.join('=');
      const alone = /^\{([^{}]*)\}$/.exec(written)?.[1];
      const isEmpty = alone !== undefined && isMacro(alone) && event[alone] === null;
      return { key, value: isEmpty ? null : put(written), isSecret: isSecretPair(key, written) };
    });
  return { address: maskSecrets(put(address)), parts };
}

export type Fault = 'notAddress' | 'notSecure' | 'privateHost' | 'unknownMacro' | 'noMacro' | 'noEvent';

/** Hosts of this machine, of a house, of a carrier, and those that a link gives itself, in both kinds of addresses. */
const privateHost =
  /^(?:localhost$|0\.|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[(?:::1?\]|f[cd]|fe[89ab]))|\.(?:local|internal)$/i;

/** What is wrong with an address, worst first. */
export function faultsIn(url: string): Fault[] {
  const plain = url.replaceAll(pattern, 'x');
  if (!URL.canParse(plain) || !/^https?:\/\//i.test(plain)) return ['notAddress'];
  const { hostname, protocol } = new URL(plain);
  const names = macrosIn(url);
  const faults: Fault[] = [];
  if (privateHost.test(hostname)) faults.push('privateHost');
  if (names.some((name) => !isMacro(name))) faults.push('unknownMacro');
  if (protocol === 'http:') faults.push('notSecure');
  if (names.length === 0) faults.push('noMacro');
  else if (!names.includes('event')) faults.push('noEvent');
  return faults;
}

export const unknownIn = (url: string): string[] => macrosIn(url).filter((name) => !isMacro(name));
