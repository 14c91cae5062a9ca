import { useQueries } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { isField, narrowed, type Grouping, type Report, type Stop } from '#screens/kit/report/view/index.ts';
import { rowsQuestion } from './useRows.ts';

/** A row where it stands: what it is told apart by, and the rows it lies in. */
export interface Line extends ReportRow {
  id: string;
  level: Grouping;
  above: readonly Stop[];
  /** What became of the number of the chart since the compared period. */
  change?: number | null;
}

export const lineOf = (row: ReportRow, level: Grouping, above: readonly Stop[], change?: number | null): Line => ({
  ...row,
  level,
  above,
  ...(change !== undefined && { change }),
  id: JSON.stringify([...above.map(({ key }) => key), row.key, row.day]),
});

/** The rows inside of the opened ones, asked for when they are opened. `undefined` where there is nothing below. */
export function useBranches(report: Report, lines: readonly Line[], open: ReadonlySet<string>) {
  const { by } = report.state;
  const first = lines.filter(({ id }) => open.has(id));
  const second = useBelow(report, first);
  const opened = first.flatMap((line) => second(line) ?? []).filter(({ id }) => open.has(id));
  const third = useBelow(report, opened);
  return (line: Line): readonly Line[] | undefined => {
    const next = by[line.above.length + 1];
    if (next === undefined || !isField(line.level) || line.id.startsWith(waiting)) return undefined;
    // Until they are asked for, what lies below is one line that says so.
    return second(line) ?? third(line) ?? [placeholderOf(line, next)];
  };
}

function useBelow(report: Report, parents: readonly Line[]): (line: Line) => readonly Line[] | undefined {
  const { by } = report.state;
  const known = parents.flatMap((line) => (isField(line.level) ? [{ line, level: line.level, next: by[line.above.length + 1] }] : []));
  const told = useQueries({
    queries: known.map(({ line, level, next }) => {
      const { page: _, size: __, search: ___, limits: ____, ...asked } = rowsQuestion(report);
      const scope = [...line.above, { level, key: line.key }].reduce((all, stop) => narrowed(all, stop.level, [stop.key]), report.scope);
      return { ...reports.rows({ ...asked, ...scope, by: next ?? 'all', page: 1, size: 100 }), enabled: next !== undefined };
    }),
  });
  const found = new Map(
    known.flatMap(({ line, level, next }, index): [string, Line[]][] => {
      const rows = told[index]?.data?.rows;
      const above = [...line.above, { level, key: line.key }];
      return rows && next ? [[line.id, rows.map((row) => lineOf(row, next, above))]] : [];
    }),
  );
  return ({ id }) => found.get(id);
}

const waiting = 'waiting ';
const placeholderOf = (line: Line, level: Grouping): Line => ({
  ...line,
  id: waiting + line.id,
  key: '',
  label: '…',
  level,
  values: {},
});

export const isWaiting = ({ id }: Line) => id.startsWith(waiting);

export const valueIn = ({ values }: Pick<ReportRow, 'values'>, metric: MetricId) => values[metric] ?? null;
