import { useMemo } from 'react';
import { addDays, resolvePeriod, type Day, type DayRange } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useUrlState } from '#app/lib/urlState.ts';
import { rightsIn, useReaderRights } from '#app/session/rights/useReaderRights.ts';
import { logParams, type IdKind } from './address.ts';

export interface LogRequest {
  app: number;
  by: IdKind;
  value: string;
  from: Day;
  to: Day;
}

/** What the list asks for beside: `filtersToText`. */
export interface ListRequest extends LogRequest {
  filters: string | null;
}

/** The search in the address, its days, and what this reader may see of the answer. */
export function useLogSearch() {
  const app = useApp().id;
  const today = reportToday();
  const { values, set, href } = useUrlState(useMemo(() => logParams(today), [today]));
  const { by, period } = values;
  const value = values.value.trim();
  const { start, end } = resolvePeriod(period, today);
  const request = useMemo((): LogRequest => ({ app, by, value, from: start, to: end }), [app, by, value, start, end]);
  const days: DayRange = { start, end };
  return { values, set, href, request, days, today, firstDay: addDays(today, 1 - storedDays), flags: useFlags(app) };
}

export type LogSearch = ReturnType<typeof useLogSearch>;

/** Whether orders, revenue and custom events are shown; unknown until it is read. */
function useFlags(app: number) {
  const { order, pay, event } = rightsIn(useReaderRights().info, app) ?? {};
  return { order, pay, event };
}
