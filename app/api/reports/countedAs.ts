import type { ReportRows } from './shapes.ts';

/** A service that knows no other days than its own answers with those: that is not what was asked, and nobody may take it for that. */
export function countedAs(answer: ReportRows, { zone, dated }: Readonly<Record<string, unknown>>): ReportRows {
  const isAsAsked = (typeof zone !== 'number' || answer.zone === zone) && (dated !== 'click' || answer.dated === 'click');
  if (isAsAsked) return answer;
  const unknown = (values: Readonly<Record<string, number | null>>) => Object.fromEntries(Object.keys(values).map((id) => [id, null]));
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, values: unknown(row.values) })), totals: unknown(answer.totals) };
}
