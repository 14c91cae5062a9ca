import { dayAt, weekdayOf } from '../calendar.ts';

const weekdays = [0.94, 0.93, 0.95, 0.97, 1.06, 1.14, 1.08];

/** Days on which more people come, or fewer, from month-day to month-day. 春节 moves with the moon. */
const seasons: readonly [from: string, to: string, factor: number][] = [
  ['01-01', '01-03', 1.18],
  ['05-01', '05-05', 1.22],
  ['06-01', '06-15', 1.12],
  ['06-16', '06-18', 1.52],
  ['07-10', '08-25', 1.16],
  ['10-01', '10-07', 1.28],
  ['11-01', '11-09', 1.15],
  ['11-10', '11-11', 1.62],
  ['11-12', '11-14', 0.88],
  ['12-24', '12-25', 1.1],
];
const springFestivals: readonly [from: string, to: string][] = [
  ['2024-02-09', '2024-02-17'],
  ['2025-01-28', '2025-02-05'],
  ['2026-02-16', '2026-02-24'],
];

const factors: number[] = [];

/** How a day differs from an average one, for everybody. */
export function seasonOf(index: number): number {
  const known = factors[index];
  if (known !== undefined) return known;
  const day = dayAt(index);
  const monthAndDay = day.slice(5);
  const spring = springFestivals.some(([from, to]) => from <= day && day <= to) ? 1.45 : 1;
  const season = seasons.find(([from, to]) => from <= monthAndDay && monthAndDay <= to)?.[2] ?? 1;
  const factor = (weekdays[weekdayOf(index)] ?? 1) * season * spring * (1 + index / 4000);
  factors[index] = factor;
  return factor;
}

/** Past incidents that are visible in the facts. */
export const burst = { media: 'wifi', from: '2026-09-14', to: '2026-09-22', clicks: 6, blocked: 0.7 };
/** The day on which a release of the SDK lost most registrations. */
export const brokenSdk = { day: '2026-08-06', app: 1002, kept: 0.12 };

/** How a day is spread over its hours: share until the end of each. */
const hours = [1.6, 1, 0.7, 0.5, 0.5, 0.8, 1.7, 3, 3.9, 4.2, 4.4, 4.8, 5.6, 4.9, 4.4, 4.3, 4.4, 4.8, 5.6, 6.6, 7.6, 8.1, 7.4, 5.2];
const sum = hours.reduce((all, hour) => all + hour, 0);
export const hourEnds: readonly number[] = hours.map((_, index) => hours.slice(0, index + 1).reduce((all, hour) => all + hour, 0) / sum);

/** The share of a day that has passed at a minute of it. */
export function passed(minute: number): number {
  const hour = Math.floor(minute / 60);
  const before = hourEnds[hour - 1] ?? 0;
  return before + ((hourEnds[hour] ?? 1) - before) * ((minute % 60) / 60);
}
