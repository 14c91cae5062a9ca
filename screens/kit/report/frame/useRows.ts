import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '../rules/visible.ts';
import { narrowed, scopeOf, type Scope } from '../view/scope.ts';
import { isField } from '../view/state.ts';
import type { Report } from './useReport.ts';

export type Rows = UseQueryResult<ReportRows>;

/** The largest first, by what the chart shows, until the reader sorts. Rows of time stand in its order. */
export const sortOf = ({ sort, chart, by }: Report['state']) =>
  sort ?? (isField(by[0] ?? '') ? { column: chart, isDescending: true } : { column: 'key', isDescending: false });

/** How the rows of the table are asked for. Whoever asks the same question gets the same answer, and it is asked once. */
export function rowsQuestion({ app, name, state, scope, columns, reader }: Report) {
  const { by, each, search, page, size, chart } = state;
  return {
    app: app.id,
    report: name,
    ...scope,
    by: by[0] ?? 'channel',
    metrics: withParts([...columns.shown, chart], reader.visible),
    ...(each === 'day' && { byDay: true }),
    sort: sortOf(state).column,
    order: sortOf(state).isDescending ? ('desc' as const) : ('asc' as const),
    ...(search && { search }),
    page,
    size,
  };
}

/** The rows of the table: one page, and the totals of all pages. */
export function useRows(report: Report): Rows {
  const isReady = !report.columns.isPending && report.columns.shown.length > 0;
  return useQuery({ ...reports.rows(rowsQuestion(report)), enabled: isReady, placeholderData: keepPreviousData });
}

/** The same rows in the compared period, for the rows that are on screen. */
export function usePreviousRows(report: Report, rows: ReportRows | undefined): Rows | null {
  const { app, name, state, compared, reader } = report;
  const by = state.by[0] ?? 'channel';
  const keys = [...new Set(rows?.rows.map(({ key }) => key))];
  const scope = compared && isField(by) ? narrowed(scopeOf(state, compared.against), by, keys) : undefined;
  const question = { app: app.id, report: name, ...(scope ?? report.scope), by, metrics: withParts([state.chart], reader.visible) };
  const told = useQuery({ ...reports.rows(question), enabled: scope !== undefined && keys.length > 0 && state.each !== 'day' });
  return scope ? told : null;
}

/** Day by day, over the period and over the one it is compared with: what cards, trends and drawers show. */
export function useDays(report: Report, metrics: readonly MetricId[]): { now: Rows; full: Rows | null; previous: Rows | null } {
  const { compared, scope } = report;
  return {
    now: useDaily(report, metrics, scope),
    // Where today is in the period, only the days before it are held against others.
    full: useDaily(report, metrics, compared ? { ...scope, from: compared.of.start, to: compared.of.end } : null),
    previous: useDaily(report, metrics, compared ? { ...scope, from: compared.against.start, to: compared.against.end } : null),
  };
}

function useDaily(report: Report, metrics: readonly MetricId[], scope: Scope): Rows;
function useDaily(report: Report, metrics: readonly MetricId[], scope: Scope | null): Rows | null;
function useDaily({ app, name, reader, scope: usual }: Report, metrics: readonly MetricId[], scope: Scope | null): Rows | null {
  const asked = withParts(metrics, reader.visible);
  const question = { app: app.id, report: name, ...(scope ?? usual), by: 'day' as const, metrics: asked };
  const told = useQuery({
    ...reports.rows(question),
    enabled: scope !== null && !reader.isPending && asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return scope === null ? null : told;
}
