import { useQuery } from '@tanstack/react-query';
import { addDays } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Periods } from './periods.ts';

/** How many days the active users of a day are at most of. */
const lookBack = 30;

/**
 * What is missing of the app, from the first of the days that a page is about: those that are compared, the days before them that active users
 * of thirty days count as well, and those until today on which who installed in the period is followed. Asked when the page has something to show, so that no number waits for it.
 */
export function useGaps({ app, days, compared, today }: Periods, isWanted: boolean) {
  const first = compared && compared.against.start < days.start ? compared.against.start : days.start;
  const from = addDays(first, 1 - lookBack);
  return useQuery({ ...reports.gaps({ app: app.id, from, to: today > days.end ? today : days.end }), enabled: isWanted });
}
