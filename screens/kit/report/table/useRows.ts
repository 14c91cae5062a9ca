import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import { searched } from '#screens/kit/report/answers/index.ts';
import { canCompareOver } from '#screens/kit/report/figures/index.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { isField, limitText, type Report } from '#screens/kit/report/view/index.ts';

/** What of a report says which rows its table has. */
export type Asking = Pick<Report, 'name' | 'state' | 'scope' | 'compared'> & {
  app: Pick<Report['app'], 'id'>;
  columns: Pick<Report['columns'], 'shown'>;
  reader: Pick<Report['reader'], 'visible'>;
};

/** Whether rows can be compared with those of another period: a day can, with the day at its place; weeks and months are cut otherwise. */
export const canCompare = ({ compared, state }: Pick<Report, 'compared' | 'state'>) =>
  canCompareOver(state.chart, compared) && canCompareBy(state.by[0] ?? 'channel');

const canCompareBy = (by: string) => isField(by) || by === 'day';

/** What became of a number, as columns. */
export const changeColumns: ReadonlySet<string> = new Set(['previous', 'change', 'difference', 'part']);

/** The largest first, by what the chart shows, until the reader sorts. Rows of time stand in its order. */
export function sortOf(report: Pick<Report, 'compared' | 'state'>): { column: string; isDescending: boolean } {
  const { sort, chart, by } = report.state;
  if (sort && (!changeColumns.has(sort.column) || canCompare(report))) return sort;
  return isField(by[0] ?? '') ? { column: chart, isDescending: true } : { column: 'key', isDescending: false };
}

/** No call sorts by a change: up to so many rows are asked for at once, and put in order here. */
export const mostByChange = 1000;
export const isByChange = (report: Pick<Report, 'compared' | 'state'>) => changeColumns.has(sortOf(report).column);

/** How the rows of the table are asked for. Whoever asks the same question gets the same answer, and it is asked once. */
export function rowsQuestion(report: Asking) {
  const { app, name, state, scope, columns, reader } = report;
  const { by, each, search, chart, limits } = state;
  const sort = isByChange(report) ? { column: chart, isDescending: true } : sortOf(report);
  const { page, size } = isByChange(report) ? { page: 1, size: mostByChange } : state;
  return {
    app: app.id,
    report: name,
    ...searched(scope, by[0] ?? 'channel', search),
    by: by[0] ?? 'channel',
    metrics: withParts([...columns.shown, chart], reader.visible),
    ...(each === 'day' && { byDay: true }),
    sort: sort.column,
    order: sort.isDescending ? ('desc' as const) : ('asc' as const),
    ...(limits.length && { limits: limits.map(limitText) }),
    page,
    size,
  };
}

/** The rows of the table: one page, and the totals of all pages. */
export function useRows(report: Report) {
  const isReady = !report.columns.isPending && report.columns.shown.length > 0;
  return useQuery({ ...reports.rows(rowsQuestion(report)), enabled: isReady, placeholderData: keepPreviousData });
}
