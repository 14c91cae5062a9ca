import { addDays, firstOfMonth, weekdayOf, type Day, type DayRange } from './days.ts';

export type WeekStart = 'mon' | 'sun' | 'sat';

/** All presets, in the order in which a list shows them. */
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

/** The seven presets of the drawings. Screens ask for the others by name. */
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
  const [start, end] = spans[name](today, weekStart);
  return { start, end };
}

type Span = (today: Day, weekStart: WeekStart) => readonly [start: Day, end: Day];

const last =
  (days: number): Span =>
  (today) => [addDays(today, -days), addDays(today, -1)];

/** How many days after Monday a week starts. */
const starts: Record<WeekStart, number> = { mon: 0, sat: 5, sun: 6 };

const weekOf = (day: Day, weekStart: WeekStart) => addDays(day, -((weekdayOf(day) - starts[weekStart] + 7) % 7));

const spans: Record<PresetName, Span> = {
  today: (today) => [today, today],
  yesterday: last(1),
  last7: last(7),
  last14: last(14),
  last30: last(30),
  last90: last(90),
  thisWeek: (today, weekStart) => [weekOf(today, weekStart), today],
  lastWeek: (today, weekStart) => {
    const start = addDays(weekOf(today, weekStart), -7);
    return [start, addDays(start, 6)];
  },
  thisMonth: (today) => [firstOfMonth(today), today],
  lastMonth: (today) => {
    const end = addDays(firstOfMonth(today), -1);
    return [firstOfMonth(end), end];
  },
};
