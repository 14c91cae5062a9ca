import { useQuery } from '@tanstack/react-query';
import { reportLimits, type ReportLimits } from '#app/api/ours/apps/limits.ts';
import { useApp } from '../../access/currentPage.ts';

/** What reports mark where an app has no limits of its own, or where they cannot be had. */
export const usualLimits: ReportLimits = { injection: 0.01, flooding: 0.04, nullShare: 0.3, hasOrganic: true };

/** The limits of the app of the page, and the query for them, to say where it failed. */
export function useReportLimits() {
  const asked = useQuery(reportLimits.of({ app: useApp().id }));
  return { limits: asked.data ?? usualLimits, asked };
}
