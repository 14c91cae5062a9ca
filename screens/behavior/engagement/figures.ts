import { addDays, isDay, type DayRange } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';

type Day = Engagement['days'][number];

/** The headline figures: each a share of two sums over full days, so that it can be calculated again. People are never added up but to a mean per day. */
export const headlines = ['dau', 'stickiness', 'sessionsPerUser', 'minutesPerUser', 'newShare'] as const;
export type Headline = (typeof headlines)[number];

/** What a figure is made of on one day: the first part is divided by the second. */
export const partsOf: Readonly<Record<Headline, (day: Day) => readonly [part: number, whole: number]>> = {
  dau: ({ dau }) => [dau, 1],
  stickiness: ({ dau, mau }) => [dau, mau],
  sessionsPerUser: ({ sessions, dau }) => [sessions, dau],
  minutesPerUser: ({ seconds, dau }) => [seconds / 60, dau],
  newShare: ({ installs, dau }) => [installs, dau],
};

export const dailyOf = (figure: Headline, day: Day): number | null => {
  const [part, whole] = partsOf[figure](day);
  return whole ? part / whole : null;
};

/** The figure over some days. */
export function headlineOf(figure: Headline, days: readonly Day[]): number | null {
  const sums = days.map(partsOf[figure]).reduce(([part, whole], [more, most]) => [part + more, whole + most], [0, 0]);
  return sums[1] ? sums[0] / sums[1] : null;
}

/** How many sessions an hour has on an average day. */
export function hourlyMean(cells: readonly { sessions: number; days: number }[]): number | null {
  const sessions = cells.reduce((all, cell) => all + cell.sessions, 0);
  const days = cells.reduce((all, cell) => all + cell.days, 0);
  return days ? sessions / days : null;
}

/** Where the last bucket of session lengths is taken to end: nobody plays for longer than that at a time. */
export const longestSession = 14_400;

/** Days that a figure counts, and those that it is held against: as many on either side, or none. */
export interface CountedDays {
  days: readonly Day[];
  before: readonly Day[];
  /** How many days are left out because they, or the ones beside them, were not received. */
  notReceived: number;
}

export interface KnownDays {
  today: string;
  isReceived: (day: string) => boolean;
  /** What some days lack, in words. */
  lacking?: (days: readonly DayRange[]) => string;
}

/** Days that are over and were received, each beside the one at its place in the compared period. A day that was not received in one of them is missing in both. */
export function countedDays(now: readonly Day[], previous: readonly Day[] | undefined, { today, isReceived }: KnownDays): CountedDays {
  const full = fullDays(now, today);
  const received = full.flatMap((day, index) => (isReceived(day.day) ? [{ day, before: previous?.[index] }] : []));
  const pairs = received.flatMap(({ day, before }) => (before && isReceived(before.day) ? [{ day, before }] : []));
  const missing = pairs.length ? received.filter(({ before }) => before && !isReceived(before.day)).length : 0;
  return {
    days: (pairs.length ? pairs : received).map(({ day }) => day),
    before: pairs.map(({ before }) => before),
    notReceived: full.length - received.length + missing,
  };
}

/** How many days the active users of seven and of thirty days are of, the day itself included. */
export const reachOf = { wau: 7, mau: 30 } as const;

/** The days whose active users of so many days count one that was not received, so that they can be too few. */
export const reachingMissing = (days: readonly Day[], reach: number, isReceived: KnownDays['isReceived']): readonly Day[] =>
  days.filter(({ day }) => isDay(day) && Array.from({ length: reach }, (_, ago) => addDays(day, -ago)).some((one) => !isReceived(one)));

/** All days that the active users of so many days count, of some days. */
export function reachedBy(days: readonly Day[], reach: number): DayRange | null {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return first !== undefined && last !== undefined && isDay(first) && isDay(last) ? { start: addDays(first, 1 - reach), end: last } : null;
}

/** Days that are over. */
export const fullDays = (days: readonly Day[], today: string): readonly Day[] => days.filter(({ day }) => day < today);
