import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** Organic installs have no click that could be false. */
export const requestOf = ({ app, scope }: Report) => ({ app: app.id, ...scope, natural: false });

/** What was blocked and flagged, the same of the compared period, and what an install of each channel cost. */
export function useFraud(report: Report) {
  const { compared, reader, name } = report;
  const select = useMediaNamesOfRows();
  const asked = requestOf(report);
  const before = compared && { from: compared.against.start, to: compared.against.end };
  const now = useAnswer(report, { ...reports.fraud(asked), select });
  const previous = useQuery({ ...reports.fraud({ ...asked, ...before }), enabled: compared !== undefined && !reader.isPending });
  const prices = useAnswer(report, reports.rows({ ...asked, report: name, by: 'channel', metrics: ['cpa'] }));
  return { now, previous: compared ? previous.data : undefined, prices };
}
