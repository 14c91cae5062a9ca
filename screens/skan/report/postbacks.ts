import { addDays, dayCount, type Day, type DayRange, type Maturity } from '#design-system';
import type { PostbackWindow } from '#app/lib/postbacks/postbackWindows.ts';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import { isPast, largeAlarmFrom, middleOf } from '#app/lib/report-limits/outliers.ts';

export const postbackNumbers = ['1', '2', '3'] as const;
export type PostbackNumber = PostbackWindow['number'];

/** On 2026-11-20, postbacks 1 of 11-15 are all in, of 11-16 still arriving, of 11-18 cannot have arrived. */
export function maturityOf({ first, last }: PostbackWindow, day: Day, today: Day): Maturity {
  if (addDays(day, first) > today) return 'none';
  return addDays(day, last) < today ? 'final' : 'open';
}

/** The install days of a period whose postbacks are all in. */
export function matureDays({ last }: PostbackWindow, { start, end }: DayRange, today: Day): DayRange | null {
  const until = addDays(today, -last - 1);
  if (until < start) return null;
  return { start, end: until < end ? until : end };
}

/** As many days of the compared period, from its start. Null where those are not all in, or are fewer. */
export function twinDays(window: PostbackWindow, mature: DayRange, against: DayRange, today: Day): DayRange | null {
  const twin = { start: against.start, end: addDays(against.start, dayCount(mature) - 1) };
  const known = matureDays(window, against, today);
  return known && twin.end <= known.end ? twin : null;
}

type Metric = PostbackWindow['metric'] | 'nullPostbacks';

/** Postbacks of some days. They are messages and not people, so days may be added up; postbacks 1, 2 and 3 never are. */
export function sumOf(rows: readonly ReportRow[], metric: Metric, { start, end }: DayRange): number {
  return rows.reduce((sum, { key, values }) => (key >= start && key <= end ? sum + (values[metric] ?? 0) : sum), 0);
}

export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** All days of a period in their order. */
export const daysOf = (range: DayRange): Day[] => Array.from({ length: dayCount(range) }, (_, index) => addDays(range.start, index));

export interface Source {
  key: string;
  label: string;
  first: number;
  nulls: number;
  nullShare: number | null;
  /** Null where none of the period is all in. */
  second: number | null;
  third: number | null;
}

/** Channels or campaigns with each postback of the days that are all in for it, the most postbacks first. */
export function sourcesOf(first: readonly ReportRow[], second: readonly ReportRow[] | null, third: readonly ReportRow[] | null): Source[] {
  const of = (rows: readonly ReportRow[], metric: Metric) => new Map(rows.map(({ key, values }) => [key, values[metric] ?? 0]));
  const [seconds, thirds] = [second && of(second, 'postbacks2'), third && of(third, 'postbacks3')];
  return first
    .map(({ key, label, values }): Source => {
      const [all, nulls] = [values['postbacks'] ?? 0, values['nullPostbacks'] ?? 0];
      return {
        key,
        label,
        first: all,
        nulls,
        nullShare: shareOf(nulls, all),
        second: seconds && (seconds.get(key) ?? 0),
        third: thirds && (thirds.get(key) ?? 0),
      };
    })
    .filter((row) => row.first > 0)
    .toSorted((one, other) => other.first - one.first);
}

/** Chance alone moves a share of fewer postbacks by ten points and more. */
export const smallSource = 100;

/** What is usual among sources, and above which null share one of them is marked. */
export interface NullAlarm {
  usual: number;
  from: number;
}

/** Far above what is usual among these sources, and never below the limit of the app. */
export function nullAlarmOf(sources: readonly Source[], limit: number): NullAlarm {
  const usual = middleOf(sources.map(({ first, nullShare }) => ({ share: nullShare, size: first })));
  return { usual, from: largeAlarmFrom(limit, usual) };
}

export const isNullOutlier = ({ first, nullShare }: Source, { from }: NullAlarm): boolean =>
  first >= smallSource && isPast(nullShare, from);
