import { endOfMonth, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';
import { dateOf, dayOf, type Day, type DayRange } from './days.ts';

export type WeekStart = 'mon' | 'sun' | 'sat';

/** Every preset there is, in the order in which a list shows them. */
export const presetNames = [
  'today',
  'yesterday',
  'last7',
  'last14',
  'last30',
  'last90',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;

export type PresetName = (typeof presetNames)[number];

/** The seven that are drawn. The others are there for screens that ask for them. */
export const commonPresets: readonly PresetName[] = ['today', 'yesterday', 'last7', 'last14', 'last30', 'thisMonth', 'lastMonth'];

export const isPresetName = (text: string): text is PresetName => presetNames.some((name) => name === text);

/**
 * The days of a preset. Last 7, 14, 30 and 90 days end yesterday, because an unfinished day would pull every average down;
 * this week and this month run to today. Weeks start on Monday for every reader, so that a link shows a colleague the same days.
 *
 *     presetRange('last30', '2026-11-20')     2026-10-21 to 2026-11-19
 *     presetRange('thisMonth', '2026-11-20')  2026-11-01 to 2026-11-20
 */
export function presetRange(name: PresetName, today: Day, weekStart: WeekStart = 'mon'): DayRange {
  const [start, end] = spans[name](dateOf(today), weekStart);
  return { start: dayOf(start), end: dayOf(end) };
}

type Span = (today: CalendarDate, weekStart: WeekStart) => readonly [start: CalendarDate, end: CalendarDate];

const last =
  (days: number): Span =>
  (today) => [today.subtract({ days }), today.subtract({ days: 1 })];

// The language only chooses a week start of its own, and that is always given.
const weekOf = (date: CalendarDate, weekStart: WeekStart) => startOfWeek(date, 'zh-CN', weekStart);

const spans: Record<PresetName, Span> = {
  today: (today) => [today, today],
  yesterday: last(1),
  last7: last(7),
  last14: last(14),
  last30: last(30),
  last90: last(90),
  thisWeek: (today, weekStart) => [weekOf(today, weekStart), today],
  lastWeek: (today, weekStart) => {
    const start = weekOf(today, weekStart).subtract({ weeks: 1 });
    return [start, start.add({ days: 6 })];
  },
  thisMonth: (today) => [startOfMonth(today), today],
  lastMonth: (today) => {
    const start = startOfMonth(today).subtract({ months: 1 });
    return [start, endOfMonth(start)];
  },
};
