import { addDays, dayCount, type Day, type DayRange } from '#design-system/foundation/period/days.ts';
import { catalogue, type MetricId } from '../metrics/catalogue.ts';
import { reportLimits } from './answerable.ts';

/**
 * The one rule of what may still change, for charts, tables, cards and files.
 *
 *     on 2026-11-20   retention1 of 11-18 is final, of 11-19 open, of 11-20 has not begun; installs of 11-20 are unfinished
 */
export function maturityOf(metric: MetricId, day: Day, today: Day): 'final' | 'open' | 'none' {
  const { dueAfter = 0, startsAfter = 0, formula } = catalogue[metric];
  const due = addDays(day, dueAfter);
  if (addDays(day, startsAfter) > today) return 'none';
  if (due < today) return 'final';
  // Of who stays, and of what is paid by an age, nothing is known before its day; what is counted up grows from the first one.
  const isOfDue = formula.kind === 'per' && /^(due|followed)/.test(formula.per);
  return due === today || !isOfDue ? 'open' : 'none';
}

export interface Completeness {
  /** Days that are final. */
  counted: number;
  /** Days that may still change: hatched, and left out of averages. */
  leftOut: number;
  /** The first day that is left out. */
  since: Day | null;
}

/** How much of a period can be relied on. */
export function completenessOf(metric: MetricId, range: DayRange, today: Day): Completeness {
  const days = Array.from({ length: Math.min(dayCount(range), reportLimits.maxDays) }, (_, index) => addDays(range.start, index));
  const open = days.filter((day) => maturityOf(metric, day, today) !== 'final');
  return { counted: days.length - open.length, leftOut: open.length, since: open[0] ?? null };
}
