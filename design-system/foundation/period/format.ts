import type { Locale } from '../words.ts';
import { isDay, type Day, type DayRange } from './days.ts';

interface RangeFormat {
  /** The year that is already visible nearby, and is therefore left out. */
  knownYear?: number;
}

/**
 * A range as shown on a button, the same in both languages: `2026-10-21 – 11-19`, `2025-12-25 – 2026-01-07`,
 * `2026-11-20` for one day, and `10-21 – 11-19` where the year is known.
 */
export function formatRange({ start, end }: DayRange, { knownYear }: RangeFormat = {}): string {
  const isOneYear = yearOf(start) === yearOf(end);
  const first = isOneYear && yearOf(start) === knownYear ? withoutYear(start) : start;
  if (start === end) return first;
  return `${first} – ${isOneYear ? withoutYear(end) : end}`;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

const withoutYear = (day: Day) => day.slice(5);

/** A day in a sentence: `2026-11-20`, `Nov 20, 2026`. What is no day stays as it is. */
export function formatDay(day: string, locale: Locale): string {
  return locale === 'en' && isDay(day) ? dates.format(new Date(day)) : day;
}

/** When something happened, as short as it can be told beside today: `10:31`, `11-19 18:02`, and the day alone where another year says enough. */
export function formatTime(at: string, today: Day): string {
  if (at.slice(0, 10) === today) return at.slice(11, 16);
  return at.slice(0, 4) === today.slice(0, 4) ? at.slice(5, 16) : at.slice(0, 10);
}

/** The heading of a month: `2026 年 10 月`, `October 2026`. */
export function formatMonth(month: { year: number; month: number }, locale: Locale): string {
  if (locale === 'zh-CN') return `${month.year} 年 ${month.month} 月`;
  return months.format(new Date(Date.UTC(month.year, month.month - 1, 1)));
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });
