import { mediaNames } from '#app/lib/glossary/words.ts';
import type { AppRecord } from '../apps/app.ts';
import { demoApps } from '../apps/seed.ts';
import { hash, share } from '../random.ts';
import { part } from '../state/part.ts';

type Scope = 'attributed' | 'all';

/** How one event goes to a callback: under which name of the medium, and of whom. */
export interface Mapping {
  event: string;
  mediaEvent: string | null;
  isOn: boolean;
  scope: Scope;
}

/** Where the conversions of an app go: to a medium, or to a server of its owner. */
export interface CallbackRecord {
  id: number;
  appkey: string;
  media: string | null;
  name: string;
  isOn: boolean;
  method: 'GET' | 'POST';
  url: string | null;
  events: readonly Mapping[];
}

export const callbacksOf = part((world) =>
  world.store.collection<CallbackRecord>(
    'callbacks',
    () => seedCallbacks(),
    ({ id }) => id,
  ),
);

const media = [
  {
    media: 'toutiao',
    name: mediaNames.toutiao[0],
    names: { install: 'active', register: 'active_register', payment: 'active_pay', order: null },
  },
  {
    media: 'gdt',
    name: mediaNames.gdt[0],
    names: { install: 'ACTIVATE_APP', register: 'REGISTER', payment: 'PURCHASE', order: 'COMPLETE_ORDER' },
  },
  { media: 'kuaishou', name: mediaNames.kuaishou[0], names: { install: '1', register: '2', payment: '3', order: null } },
  { media: 'baidu', name: mediaNames.baidu[0], names: { install: '4', register: '25', payment: '26', order: '45' } },
  { media: 'huawei', name: mediaNames.huawei[0], names: { install: 'activate', register: 'register', payment: 'paid', order: null } },
] as const;

const events = ['install', 'register', 'payment', 'order'] as const;

/** The apps that run, with the media that bring most. The paid event of the first one stands still for one medium. */
function seedCallbacks(): CallbackRecord[] {
  return demoApps.flatMap((app) => (app.onlineOn === null || app.platform === 'H5' ? [] : callbacksFor(app)));
}

function callbacksFor(app: AppRecord): CallbackRecord[] {
  const count = app.size >= 1 ? 5 : 2 + (hash('callbacks', app.id) % 2);
  const toMedia = media.slice(0, count).map(({ media: key, name, names }, index): CallbackRecord => ({
    id: app.id * 100 + index + 1,
    appkey: app.appkey,
    media: key,
    name,
    isOn: share('callback', app.id, key) < 0.85,
    method: 'GET',
    url: `https://callback.example/${key}/conversion?clickid={clickid}&event={event}`,
    events: events.map((event) => ({
      event,
      mediaEvent: names[event],
      isOn: names[event] !== null && !(app.id === 1001 && key === 'toutiao' && event === 'payment'),
      scope: 'attributed',
    })),
  }));
  if (app.size < 0.5) return toMedia;
  const own: CallbackRecord = {
    id: app.id * 100 + 90,
    appkey: app.appkey,
    media: null,
    name: '自有服务器',
    isOn: true,
    method: 'POST',
    url: `https://bi.yunxiu.test/provena/${app.id}`,
    events: events.map((event) => ({ event, mediaEvent: null, isOn: event !== 'order', scope: 'all' })),
  };
  return [...toMedia, own];
}
