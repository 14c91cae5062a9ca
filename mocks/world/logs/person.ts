import type { AppRecord } from '../apps/app.ts';
import type { AdRecord } from '../campaigns/campaign.ts';
import type { FraudReason } from '../facts/fraud.ts';
import { hash, share, whole } from '../random.ts';
import { part } from '../state/part.ts';
import { indexOf, shifted, type Now } from '../calendar.ts';
import type { World } from '../world.ts';
import { accountOf } from './debug.ts';
import { deviceAt, type DeviceRecord } from './device.ts';
import { suspectBy, suspectClick, suspectDevice } from './suspects.ts';

/** How many users of each app have records of their own. All others are only counted. */
const known = 400;
/** The number of days for which logs are stored. */
export const logDays = 90;

/** One user of an app, derived from the ad that brought him. */
export interface PersonRecord {
  app: AppRecord;
  number: number;
  device: DeviceRecord;
  account: string;
  order: string;
  /** Of the click that led to the install; nobody who came by himself has one. */
  click: string | null;
  ad: AdRecord;
  came: Now;
  /** Why the install was not trusted, where it was not. */
  fraud?: { reason: FraudReason; isBlocked: boolean; second: number };
}

function personAt(world: World, app: AppRecord, number: number, ads: readonly AdRecord[]): PersonRecord | null {
  const day = shifted(world.now.day, -whole(0, logDays - 1, 'came', app.id, number));
  const came = { day, minute: whole(0, day === world.now.day ? world.now.minute : 1439, 'minute', app.id, number) };
  const running = ads.filter(({ campaign }) => campaign.starts <= indexOf(day) && campaign.ends >= indexOf(day));
  const ad = running[hash('ad of', app.id, number) % Math.max(1, running.length)];
  if (!ad) return null;
  return {
    app,
    number,
    device: deviceAt(app, number),
    account: accountOf(app, number),
    order: `T${day.replaceAll('-', '')}${app.id}${String(number).padStart(4, '0')}`,
    click: ad.channel.weight === 0 ? null : clickIdOf(app, number, ad),
    ad,
    came,
  };
}

const clickIdOf = (app: AppRecord, number: number, ad: AdRecord) =>
  hash('click', app.id, number, ad.id).toString(16).padStart(8, '0') + hash('id', app.id, number).toString(16);

const peopleOf = part(() => new Map<number, readonly PersonRecord[]>());

function everybody(world: World, app: AppRecord): readonly PersonRecord[] {
  const people = peopleOf(world);
  const found = people.get(app.id);
  if (found) return found;
  // Of ten, two have come by themselves.
  const { ads } = world.promotionOf(app).books;
  const [natural, paid] = [ads.filter(({ channel }) => channel.weight === 0), ads.filter(({ channel }) => channel.weight > 0)];
  const made = Array.from({ length: app.size === 0 ? 0 : known }, (_, number) =>
    personAt(world, app, number, share('natural', app.id, number) < 0.2 ? natural : paid),
  ).filter((one) => one !== null);
  people.set(app.id, made);
  return made;
}

/** Ids of clicks on other ads before the one that led to the install. */
export function lostClicks({ app, number, ad }: Pick<PersonRecord, 'app' | 'number' | 'ad'>): string[] {
  if (ad.channel.weight === 0) return [];
  const count = hash('losers', app.id, number) % 3;
  return Array.from({ length: count }, (_, index) => {
    const [first, second] = [hash('lost click', app.id, number, index), hash('lost id', app.id, number, index)];
    return first.toString(16).padStart(8, '0') + second.toString(16);
  });
}

/** Somebody by what he is known by, however it is written. */
export function personBy(world: World, app: AppRecord, by: 'device' | 'order' | 'account' | 'click', value: string): PersonRecord | null {
  const wanted = value.trim().toLowerCase();
  const nameOf = ({ device, order, account, click }: PersonRecord) =>
    ({ device: device.deviceId, order, account, click })[by]?.toLowerCase();
  const found = everybody(world, app).find(
    (person) => nameOf(person) === wanted || (by === 'click' && lostClicks(person).includes(wanted)),
  );
  return found ?? (by === 'device' || by === 'click' ? suspectNamed(world, app, by, wanted) : null);
}

/** The device behind a record of fraud. It has neither signed up nor paid. */
function suspectNamed(world: World, app: AppRecord, by: 'device' | 'click', value: string): PersonRecord | null {
  const suspect = suspectBy(world, app, by, value);
  if (!suspect) return null;
  const { ad, came, second, record } = suspect;
  const { chance, reason, isBlocked } = record;
  const deviceId = suspectDevice(app, suspect);
  const device = { ...deviceAt(app, chance), deviceId };
  const click = suspectClick(deviceId);
  return { app, number: chance, device, account: '', order: '', click, ad, came, fraud: { reason, isBlocked, second } };
}
