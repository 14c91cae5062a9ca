import type { AppRecord } from '../apps/app.ts';
import { dayAt, indexOf, later, momentOf, type Now } from '../calendar.ts';
import type { AdRecord } from '../campaigns/campaign.ts';
import { fraudRecord, type FraudReason, type FraudRecord } from '../facts/fraud.ts';
import { hash, whole } from '../random.ts';
import type { World } from '../world.ts';
import { deviceAt } from './device.ts';

/** An install that was not trusted, as the evidence has it. */
export interface Suspect {
  record: FraudRecord;
  ad: AdRecord;
  /** That of its ad among those of the app. */
  place: number;
  came: Now;
  second: number;
  /** `2026-11-19 10:32:05` */
  at: string;
}

/** A record of an ad on a day; today none has come that is still to come. */
export function suspectOf(now: Now, ad: AdRecord, place: number, day: string, record: FraudRecord): Suspect {
  const { chance } = record;
  const came = { day, minute: chance % (day === now.day ? now.minute + 1 : 1440) };
  const second = Math.floor(chance / 1440) % 60;
  return { record, ad, place, came, second, at: momentOf(came, second) };
}

/** Seconds from the click to the first open: an injected click comes just before it, one of a flood by chance a day later. */
export function secondsBetween(app: Pick<AppRecord, 'id'>, chance: number, reason: FraudReason): number {
  const seconds = (from: number, to: number) => whole(from, to, 'story', app.id, chance, 'gap');
  switch (reason) {
    case 'clickInjection':
      return seconds(2, 9);
    case 'clickFlood':
      return seconds(86_400, 3 * 86_400);
    default:
      return seconds(40, 900);
  }
}

/** The moment of the click that many seconds before an install. */
export function clickBefore({ came, second }: Pick<Suspect, 'came' | 'second'>, seconds: number): { when: Now; second: number } {
  const left = second - seconds;
  return { when: later(came, Math.floor(left / 60)), second: ((left % 60) + 60) % 60 };
}

/** The same as it is written. */
export function clickedAt(suspect: Pick<Suspect, 'came' | 'second'>, seconds: number): string {
  const { when, second } = clickBefore(suspect, seconds);
  return momentOf(when, second);
}

/**
 * The id of a device says of which record it is, so that its journey is found among millions without a list of all:
 * `chance-day-4…-a…-place,index,blocked`, the last four veiled by the first.
 */
export function suspectDevice(app: AppRecord, { place, came, record: { chance, index, isBlocked } }: Suspect): string {
  const veil = veilsOf(chance);
  const [a, b] = [hex(chance, 8), hex(indexOf(came.day) ^ veil.day, 4)];
  const tail = `${hex(place ^ veil.place, 4)}${hex(index ^ veil.index, 7)}${hex((veil.index & 0xe) | Number(isBlocked), 1)}`;
  const id = `${a}-${b}-4${hex(veil.day >> 4, 3)}-a${hex(veil.place >> 4, 3)}-${tail}`;
  return deviceAt(app, chance).kind.startsWith('ID') ? id.toUpperCase() : id;
}

const hex = (value: number, length: number) => (value >>> 0).toString(16).padStart(length, '0').slice(-length);
const number = (text: string | undefined) => Number.parseInt(text ?? '', 16);

const veilsOf = (chance: number) => ({
  day: hash('suspect', chance, 'day') & 0xffff,
  place: hash('suspect', chance, 'place') & 0xffff,
  index: hash('suspect', chance, 'index') & 0xfffffff,
});

/** A click holds what its device holds, from the end. */
export const suspectClick = (deviceId: string) => [...deviceId.replaceAll('-', '').toLowerCase()].toReversed().join('');
const deviceOf = (click: string) =>
  [...click]
    .toReversed()
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const pattern = /^([\da-f]{8})-([\da-f]{4})-4[\da-f]{3}-a[\da-f]{3}-([\da-f]{4})([\da-f]{7})([\da-f])$/;

/** The record that a device or a click is of, if it is one. */
export function suspectBy(world: World, app: AppRecord, by: 'device' | 'click', value: string): Suspect | null {
  const wanted = by === 'click' ? deviceOf(value) : value;
  const parts = pattern.exec(wanted);
  if (!parts) return null;
  const [chance, veiledDay, veiledPlace, veiledIndex, blocked] = parts.slice(1).map(number);
  if (chance === undefined || veiledDay === undefined || veiledPlace === undefined || veiledIndex === undefined) return null;
  const veil = veilsOf(chance);
  const place = veiledPlace ^ veil.place;
  const day = dayAt(veiledDay ^ veil.day);
  const ad = world.promotionOf(app).books.ads[place];
  if (!ad || day > world.now.day) return null;
  const record = fraudRecord(ad.id, day, veiledIndex ^ veil.index, ((blocked ?? 0) & 1) === 1);
  const suspect = suspectOf(world.now, ad, place, day, record);
  return suspectDevice(app, suspect).toLowerCase() === wanted ? suspect : null;
}
