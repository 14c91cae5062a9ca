import { useWords, type Column } from '#design-system';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import type { Line } from '../lines.ts';
import { sortOf } from '../useRows.ts';
import { exportWords } from './words.ts';

/** Which of all rows a file of what is on screen has: the page, how many rows a page has, and in which order they were counted off. */
export function usePageNote(report: Report, columns: readonly Pick<Column<Line>, 'id' | 'title'>[]): (total: number) => string {
  const t = useWords(exportWords);
  const names = useWords(metricWords);
  const { column, isDescending } = sortOf(report);
  // Rows may be in the order of what the chart shows, which is not always a column.
  const title = isMetric(column) ? names[column] : (columns.find(({ id }) => id === column)?.title ?? column);
  const order = (isDescending ? t.descending : t.ascending)(title);
  return (total) => t.page(report.state.page, report.state.size, order, total.toLocaleString('en-US'));
}
