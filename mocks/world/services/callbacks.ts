import { mediaNames } from '#app/lib/glossary/words.ts';
import type { AppRecord } from '../apps/app.ts';
import { demoApps } from '../apps/seed.ts';
import { hash, share } from '../random.ts';
import { momentOf } from '../calendar.ts';
import { part } from '../state/part.ts';
import type { World } from '../world.ts';

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

/** How a target was until it was changed: nothing before it was added. */
interface FormerCallback {
  id: number;
  appkey: string;
  media: string | null;
  until: string;
  was: CallbackRecord | null;
}

const formerOf = part((world) =>
  world.store.collection<FormerCallback>(
    'former callbacks',
    () => [],
    ({ id }) => id,
  ),
);

/** Adds, changes or deletes a target. What was sent before then stays as it was. */
export function changeCallback(world: World, id: number, after: CallbackRecord | null) {
  const was = callbacksOf(world).find(id) ?? null;
  const former = formerOf(world);
  const until = momentOf(world.now, 59);
  const note = (appkey: string, media: string | null, before: CallbackRecord | null) =>
    former.put({ id: former.nextId(), appkey, media, until, was: before });
  if (was) note(was.appkey, was.media, was);
  if (after && after.media !== was?.media) note(after.appkey, after.media, null);
  if (after) callbacksOf(world).put(after);
  else callbacksOf(world).delete(id);
}

/** Where the conversions of an app went to a medium at a moment. */
export function callbackAt(world: World, appkey: string, media: string, moment: string): CallbackRecord | null {
  const isOfMedia = (one: { appkey: string; media: string | null }) => one.appkey === appkey && one.media === media;
  const since = formerOf(world)
    .all()
    .filter((one) => isOfMedia(one) && one.until >= moment)
    .toSorted((a, b) => a.id - b.id);
  return since[0] ? since[0].was : (callbacksOf(world).all().find(isOfMedia) ?? null);
}

/** Where the target of a medium is set, or added where there is none. */
export function callbackPage(world: World, appkey: string, media: string | null): string {
  const page = `/manage/dataCallback?appkey=${appkey}`;
  if (media === null) return page;
  const found = callbacksOf(world)
    .all()
    .find((one) => one.appkey === appkey && one.media === media);
  return `${page}&${found ? `id=${found.id}` : `add=${media}`}`;
}

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
