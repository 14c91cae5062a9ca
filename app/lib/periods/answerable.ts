import { dayCount, type Day } from '#design-system/foundation/period/days.ts';
import { resolvePeriod, type Period } from '#design-system/foundation/period/period.ts';

/** The service refuses more days. */
export const reportLimits = { maxDays: 800 } as const;

/** Whether a report answers for a period: not for one that has yet to begin, nor for one that is refused for its length. */
export function isAnswerable(period: Period, today: Day): boolean {
  const days = resolvePeriod(period, today);
  return days.start <= today && dayCount(days) <= reportLimits.maxDays;
}
