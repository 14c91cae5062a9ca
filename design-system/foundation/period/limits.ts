import { dayCount, firstDayEver, type Day, type DayRange } from './days.ts';

/** Which periods can be chosen. */
export interface PeriodLimits {
  /** The first day that has data. */
  firstDay?: Day;
  /** Today, or the day on which an expired plan ended. */
  lastDay?: Day;
  /** The longest period in days. */
  maxDays?: number;
  /** The reason, as a sentence: 按日明细保留 180 天. */
  reason?: string;
}

export type PeriodProblem =
  | { kind: 'incomplete' }
  | { kind: 'reversed' }
  | { kind: 'tooEarly'; firstDay: Day }
  | { kind: 'tooLate'; lastDay: Day }
  | { kind: 'tooLong'; maxDays: number; days: number };

/** Why a range cannot be chosen; nothing when it can. */
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

/** Whether a period of that many days can be chosen. */
export const isShortEnough = (days: number, { maxDays = Infinity }: PeriodLimits): boolean => days <= maxDays;
