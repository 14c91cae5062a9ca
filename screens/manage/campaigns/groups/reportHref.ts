import { addDays } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';

/** The seven days of the list, with today, in the report of campaigns: of one group, or with a row for each. */
export function reportHref(app: number, group?: number): string {
  const today = reportToday();
  const days = `${addDays(today, -6)}_${today}`;
  return `/monitor/campaigninfo?app=${app}&v=2&t=${days}&${group === undefined ? 'by=group' : `f=group:${group}`}`;
}
