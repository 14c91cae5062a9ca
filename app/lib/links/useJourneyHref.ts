import { useCallback } from 'react';
import { periodToText } from '#design-system/foundation/period/address.ts';
import { addDays, isDay, type Day, type DayRange } from '#design-system/foundation/period/days.ts';
import { useMay } from '../../access/may.ts';
import type { App } from '../../api/apps/shapes.ts';
import { reportToday } from '../metrics/reportZone.ts';

/** Apps whose devices have logs of their own. */
const withLogs: ReadonlySet<App['platform']> = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

/** For so many days logs are stored. */
export const storedDays = 90;

/** What belongs to an install lies within a week of it: the click before it, a verdict after it. */
const around = 7;

/**
 * The address of a device's journey, from its click to its payment; nothing where the reader may not open it, or the app has none. Of a record
 * with a day the days around it are searched, otherwise the last ones.
 *
 *     hrefOf(app, '674E129F')                  /dataservice/logquery?app=1001&q=674E129F
 *     hrefOf(app, '674E129F', '2026-11-02')    /dataservice/logquery?app=1001&q=674E129F&t=2026-10-26_2026-11-09
 */
export function useJourneyHref(): (app: Pick<App, 'id' | 'platform'>, device: string, day?: string) => string | undefined {
  const maySeeLogs = useMay('view logquery@dataservice');
  return useCallback(
    ({ id, platform }, device, day) => {
      if (!maySeeLogs || !withLogs.has(platform)) return undefined;
      const href = `/dataservice/logquery?app=${id}&q=${encodeURIComponent(device)}`;
      return day !== undefined && isDay(day) ? `${href}&t=${periodToText(daysAround(day))}` : href;
    },
    [maySeeLogs],
  );
}

function daysAround(day: Day): DayRange {
  const [first, today] = [addDays(reportToday(), 1 - storedDays), reportToday()];
  const [start, end] = [addDays(day, -around), addDays(day, around)];
  return { start: start < first ? first : start, end: end > today ? today : end };
}
