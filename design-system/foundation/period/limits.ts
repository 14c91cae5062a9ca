import { dayCount, firstDayEver, type Day, type DayRange } from './days.ts';

/** What may be asked for. */
export interface PeriodLimits {
  /** The first day that has data. */
  firstDay?: Day;
  /** Today, unless something ends earlier: an expired plan. */
  lastDay?: Day;
  /** How many days fit into one question. */
  maxDays?: number;
  /** Why, in a sentence: 按日明细保留 180 天. */
  reason?: string;
}

export type PeriodProblem =
  | { kind: 'incomplete' }
  | { kind: 'reversed' }
  | { kind: 'tooEarly'; firstDay: Day }
  | { kind: 'tooLate'; lastDay: Day }
  | { kind: 'tooLong'; maxDays: number; days: number };

/** Why a range may not be asked for; nothing when it may. */
export function problemOf({ start, end }: Partial<DayRange>, limits: PeriodLimits, today: Day): PeriodProblem | undefined {
  const { firstDay = firstDayEver, lastDay = today, maxDays } = limits;
  if (!start || !end) return { kind: 'incomplete' };
  if (start < firstDay || end < firstDay) return { kind: 'tooEarly', firstDay };
  if (start > lastDay || end > lastDay) return { kind: 'tooLate', lastDay };
  if (start > end) return { kind: 'reversed' };
  return tooLong({ start, end }, maxDays);
}

function tooLong(range: DayRange, maxDays = Infinity): PeriodProblem | undefined {
  const days = dayCount(range);
  return days > maxDays ? { kind: 'tooLong', maxDays, days } : undefined;
}

/** Whether that many days fit into one question. */
export const isWithin = (days: number, { maxDays = Infinity }: PeriodLimits): boolean => days <= maxDays;
