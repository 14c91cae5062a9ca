import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { Periods } from './periods.ts';

/**
 * What is missing of the app, from the first of the days that a page is about: those that are compared, and those until today on which who
 * installed in the period is followed. Asked when the page has something to show, so that no number waits for it.
 */
export function useGaps({ app, days, compared, today }: Periods, isWanted: boolean) {
  const from = compared && compared.against.start < days.start ? compared.against.start : days.start;
  return useQuery({ ...reports.gaps({ app: app.id, from, to: today > days.end ? today : days.end }), enabled: isWanted });
}
