import { dayCount, type Day } from '#design-system/foundation/period/days.ts';
import { resolvePeriod, type Period } from '#design-system/foundation/period/period.ts';

/** The service refuses more days. */
export const reportLimits = { maxDays: 800 } as const;

/** Why no report answers for a period: it has yet to begin, or is refused for its length. */
export function unansweredFor(period: Period, today: Day): 'future' | 'length' | null {
  const days = resolvePeriod(period, today);
  if (days.start > today) return 'future';
  return dayCount(days) > reportLimits.maxDays ? 'length' : null;
}
