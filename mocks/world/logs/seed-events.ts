import type { Platform } from '../apps/app.ts';

export interface Property {
  name: string;
  kind: 'text' | 'number';
  isNeeded: boolean;
}

export interface EventSpec {
  event: string;
  need: 'required' | 'advised' | 'automatic';
  properties: readonly Property[];
}

const text = (name: string, isNeeded = true): Property => ({ name, kind: 'text', isNeeded });
const number = (name: string, isNeeded = true): Property => ({ name, kind: 'number', isNeeded });
const event = (name: string, need: EventSpec['need'], ...properties: readonly Property[]): EventSpec => ({ event: name, need, properties });

const money = [text('transactionid'), number('currencyamount'), text('currencytype'), text('paymenttype', false)];

const inApps: readonly EventSpec[] = [
  event('install', 'automatic'),
  event('startup', 'automatic'),
  event('register', 'required', text('who')),
  event('loggedin', 'required', text('who')),
  event('payment', 'required', text('who'), ...money),
  event('order', 'advised', ...money.slice(0, 3)),
  event('level_up', 'advised', number('level')),
  event('appduration', 'automatic', number('appduration')),
];

const onPages: readonly EventSpec[] = [
  event('pageview', 'automatic', text('url')),
  event('download', 'advised', text('url')),
  event('register', 'required', text('who')),
  event('loggedin', 'advised', text('who')),
  event('payment', 'required', ...money),
  event('order', 'advised', ...money.slice(0, 3)),
  event('appduration', 'automatic', number('appduration')),
];

/** What an app sends, after the tracking script and the SDK. */
export const eventsOf = (platform: Platform): readonly EventSpec[] => (platform === 'H5' || platform === 'selfBuilt' ? onPages : inApps);

/** The first one is where an install begins, or a visit. */
export const sdkVersions = [
  { platform: 'iOS', version: '6.2.1' },
  { platform: 'Android', version: '6.2.3' },
  { platform: 'Harmony', version: '1.4.0' },
  { platform: 'quickApp', version: '2.1.0' },
  { platform: 'wx', version: '3.0.2' },
  { platform: 'wg', version: '3.0.2' },
  { platform: 'dg', version: '3.0.2' },
  //
  { platform: 'H5', version: 'v2.0.0' },
  { platform: 'selfBuilt', version: 'v2.0.0' },
] as const;

export const cities = ['杭州', '上海', '北京', '广州', '深圳', '成都', '武汉', '南京', '西安', '长沙'] as const;
