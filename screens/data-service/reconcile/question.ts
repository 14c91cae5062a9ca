import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { lastMatureDay, type Counting } from './core/causes.ts';
import type { ComparedMetric, Join } from './core/columns.ts';
import type { OurRow } from './core/compareRows.ts';

export interface OurRequest {
  join: Join;
  metric: ComparedMetric;
  counting: Counting;
  /** Otherwise than the bar above says. */
  traffic?: Question['state']['traffic'];
  hasNoFilters?: boolean;
}

/** The days of both sides: what still changes is left out of both. */
export function daysOf({ days, today }: Question, { isMature }: Counting) {
  const last = lastMatureDay(today);
  return isMature && days.end > last ? { start: days.start < last ? days.start : last, end: last } : days;
}

/** Our rows, counted as request. */
export function ourRows(question: Question, { join, metric, counting, traffic, hasNoFilters = false }: OurRequest) {
  const { scope, app, name } = question;
  const { start, end } = daysOf(question, counting);
  const wanted = traffic ?? scope.traffic ?? 'blended';
  const { traffic: _, ...filtered } = scope;
  return reports.rows({
    app: app.id,
    report: name,
    ...(hasNoFilters ? {} : filtered),
    ...(wanted !== 'blended' && { traffic: wanted }),
    from: start,
    to: end,
    by: join === 'date' ? 'day' : 'campaign',
    metrics: [valueOf(metric, counting)],
    ...(counting.zone !== null && { zone: counting.zone }),
    ...(counting.isByClick && { dated: 'click' as const }),
  });
}

export const valueOf = (metric: ComparedMetric, { isUnique }: Counting) => (metric === 'clicks' && isUnique ? 'uniqueClicks' : metric);

/** The rows of an answer as the sheet is compared with them. Null where the service cannot count in that way. */
export function rowsIn({ rows, totals }: ReportRows, { metric, counting }: OurRequest): OurRow[] | null {
  const value = valueOf(metric, counting);
  if (rows.length > 0 && totals[value] === null) return null;
  return rows.map(({ key, label, values }) => ({ key, label, value: values[value] ?? null }));
}
