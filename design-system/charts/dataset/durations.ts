import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const clock = [1, 2, 5, 10, 15, 30];

/** Times at which people read a clock; the only ones that an axis of durations is labelled with, whatever its ends are. */
const humanTimes = [
  ...clock,
  ...clock.map((count) => count * minute),
  ...[1, 2, 6, 12].map((count) => count * hour),
  ...[1, 2, 3, 7, 14, 30, 90].map((count) => count * day),
];

/** What is named first where not every time has room. */
const importance = [minute, day, 30 * minute, 5 * minute, 2 * hour, 6 * hour, 30, 3 * day, hour, 12 * hour, 10 * minute, 10];

/** The human times from one duration to another, the ends first and then what people think in. */
export function timesBetween(from: number, to: number): number[] {
  const times = humanTimes.filter((time) => time >= from * (1 - 1e-9) && time <= to * (1 + 1e-9));
  const ends = [times[0], times.at(-1)].flatMap((time) => time ?? []);
  return [...new Set([...ends, ...importance.filter((time) => times.includes(time)), ...times])];
}

/** A time on an axis, in its largest whole unit: 30 秒, 5 分, 2 时, 7 天. */
export function tickTime(seconds: number, locale: Locale): string {
  const t = wordsIn(words, locale);
  if (seconds >= day && seconds % day === 0) return t.days(seconds / day);
  if (seconds >= hour && seconds % hour === 0) return t.hours(seconds / hour);
  if (seconds >= minute && seconds % minute === 0) return t.minutes(seconds / minute);
  return t.seconds(Math.round(seconds * 10) / 10);
}

/** A limit as people speak of it: a day is 24 hours, 48 hours are two days. */
export function limitTime(seconds: number, locale: Locale): string {
  const t = wordsIn(words, locale);
  return seconds % hour === 0 && seconds >= hour && seconds < 2 * day ? t.wholeHours(seconds / hour) : tickTime(seconds, locale);
}

/** A measured time in its two largest units: 3 分 42 秒, 2 时 5 分. */
export function exactTime(seconds: number, locale: Locale): string {
  const t = wordsIn(words, locale);
  const whole = Math.round(seconds);
  const units: [size: number, say: (count: number) => string][] = [
    [day, t.days],
    [hour, t.hours],
    [minute, t.minutes],
    [1, t.seconds],
  ];
  const first = units.findIndex(([size]) => whole >= size);
  if (first === -1) return t.seconds(0);
  const [size, say] = units[first] ?? [1, t.seconds];
  const next = units[first + 1];
  const rest = next ? Math.floor((whole % size) / next[0]) : 0;
  return [say(Math.floor(whole / size)), ...(next && rest ? [next[1](rest)] : [])].join(' ');
}

const words = bilingual({
  seconds: [(count: number) => `${count} 秒`, (count: number) => `${count}s`],
  minutes: [(count: number) => `${count} 分`, (count: number) => `${count}m`],
  hours: [(count: number) => `${count} 时`, (count: number) => `${count}h`],
  days: [(count: number) => `${count} 天`, (count: number) => `${count}d`],
  wholeHours: [(count: number) => `${count} 小时`, (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`],
});
