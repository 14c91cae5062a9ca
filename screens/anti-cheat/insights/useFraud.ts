import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { decidedDays, priceRanges, type Decided } from './fraud.ts';

/** Organic installs have no click that could be false. */
export const requestOf = ({ app, scope }: Report) => ({ app: app.id, ...scope, natural: false });

/** What an install of each channel cost, day by day. */
export const pricesOf = (report: Report) =>
  ({ ...requestOf(report), report: report.name, by: 'channel', byDay: true, metrics: ['cpa'] }) satisfies Parameters<
    typeof reports.rows
  >[0];

/** What was blocked and flagged, both periods as far as they are judged, and what an install of each channel cost. */
export function useFraud(report: Report) {
  const { compared, today } = report;
  const select = useMediaNamesOfRows();
  const asked = requestOf(report);
  const now = useAnswer(report, { ...reports.fraud(asked), select });
  const days = compared && decidedDays(compared, today);
  const held = useSide(report, days?.of);
  const before = useSide(report, days?.against);
  const judged: Decided | undefined = days && held && before ? { ...days, now: held, before } : undefined;
  const daily = useAnswer(report, reports.rows(pricesOf(report)));
  const ranges = useMemo(() => daily.data && priceRanges(daily.data.rows), [daily.data]);
  return { now, days, judged, daily, ranges };
}

function useSide(report: Report, days: DayRange | undefined) {
  const call = reports.fraud({ ...requestOf(report), ...(days && { from: days.start, to: days.end }) });
  const { data } = useQuery({ ...call, enabled: days !== undefined && !report.reader.isPending });
  return days && data;
}
