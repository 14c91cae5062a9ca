import { catalogue, isMetric } from '../../lib/metrics/catalogue.ts';
import type { ReportRows } from './shapes.ts';

/** A service that cannot say how things stood on an earlier day answers with what they are today: that is not what was asked. */
export function atAge(answer: ReportRows, { asOf }: Readonly<Record<string, unknown>>): ReportRows {
  if (typeof asOf !== 'string' || answer.asOf === asOf) return answer;
  const known = (values: Readonly<Record<string, number | null>>) =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [id, isMetric(id) && catalogue[id].isToDate ? null : value]));
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, values: known(row.values) })), totals: known(answer.totals) };
}
