import { useQueries } from '@tanstack/react-query';
import { useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { comparedScopes, isField, narrowed, type Grouping, type Report, type Scope, type Stop } from '#screens/kit/report/view/index.ts';
import type { Compared } from './comparison/compare.ts';
import { comparerOf } from './comparison/compareRows.ts';
import type { Comparison } from './comparison/useComparison.ts';
import { canCompare, mostByChange, rowsQuestion } from './useRows.ts';
import { tableWords } from './words.ts';

/** A row where it stands: what it is told apart by, and the rows it lies in. */
export interface Line extends ReportRow {
  id: string;
  level: Grouping;
  above: readonly Stop[];
  /** What became of the number of the chart since the compared period. */
  compared?: Compared;
}

export const lineOf = (row: ReportRow, level: Grouping, above: readonly Stop[], compared?: Compared): Line => ({
  ...row,
  level,
  above,
  ...(compared && { compared }),
  id: JSON.stringify([...above.map(({ key }) => key), row.key, row.day]),
});

/** The rows inside of the opened ones, asked for when they are opened. `undefined` where there is nothing below. */
export function useBranches(report: Report, { lines, comparison }: Lines, open: ReadonlySet<string>) {
  const { by } = report.state;
  const first = lines.filter(({ id }) => open.has(id));
  const difference = comparison && comparison.total.difference;
  const second = useBelow(report, first, difference);
  const opened = first.flatMap((line) => second(line) ?? []).filter(({ id }) => open.has(id));
  const third = useBelow(report, opened, difference);
  return (line: Line): readonly Line[] | undefined => {
    const next = by[line.above.length + 1];
    if (next === undefined || !isField(line.level) || isPlaceholder(line)) return undefined;
    // Until they are asked for, what lies below is one line that says so.
    return second(line) ?? third(line) ?? [placeholderOf(line, next)];
  };
}

interface Lines {
  lines: readonly Line[];
  comparison: Comparison | null;
}

function useBelow(report: Report, parents: readonly Line[], difference: number | null) {
  const t = useWords(tableWords);
  const { by, chart } = report.state;
  const known = parents.flatMap(({ id, above, level, key }) => {
    const next = by[above.length + 1];
    return isField(level) && next !== undefined ? [{ id, next, above: [...above, { level, key }] }] : [];
  });
  const { now, before } = comparedScopes(report, [chart]);
  const isCompared = before !== null && canCompare(report);
  const rows = useInside(report, known, report.scope);
  const earlier = useInside(report, known, isCompared ? before : null);
  const full = useInside(report, known, isCompared && report.compared?.isShortened ? now : null);
  const found = new Map(
    known.map(({ id, next, above }, index) => {
      const comparedOf = comparerOf(report, next, { before: earlier[index], full: full[index], difference });
      const answer = rows[index];
      if (!answer) return [id, undefined];
      const lines = answer.rows.map((row) => lineOf(row, next, above, isCompared ? comparedOf(row) : undefined));
      const left = answer.total - lines.length;
      return [id, left > 0 ? [...lines, placeholder(rest + id, t.rest(left.toLocaleString('en-US')), next, above)] : lines];
    }),
  );
  return ({ id }: Line): readonly Line[] | undefined => found.get(id);
}

/** A row that is opened shows so many, and says how many more there are. */
const mostInside = 100;

/** The rows inside of some rows, over these days. */
function useInside(report: Report, parents: readonly { next: Grouping; above: readonly Stop[] }[], scope: Scope | null) {
  const { page: _, size: __, search: ___, limits: ____, ...asked } = rowsQuestion(report);
  return useQueries({
    queries: parents.map(({ next, above }) => {
      const inside = above.reduce((all, { level, key }) => narrowed(all, level, [key]), scope ?? report.scope);
      // What is compared with a row may have been far below the first.
      const size = scope === report.scope ? mostInside : mostByChange;
      return { ...reports.rows({ ...asked, ...inside, by: next, page: 1, size }), enabled: scope !== null };
    }),
  }).map(({ data }) => (scope ? data : undefined));
}

const waiting = 'waiting ';
const rest = 'rest ';
const placeholder = (id: string, label: string, level: Grouping, above: readonly Stop[]): Line => ({
  id,
  key: '',
  label,
  day: null,
  channel: null,
  group: null,
  level,
  above,
  values: {},
});
const placeholderOf = (line: Line, level: Grouping): Line => placeholder(waiting + line.id, '…', level, line.above);

export const isWaiting = ({ id }: Line) => id.startsWith(waiting);
/** The rows inside of one that are too many to stand there. */
export const isRest = ({ id }: Line) => id.startsWith(rest);
/** No row of its own. */
export const isPlaceholder = (line: Line) => isWaiting(line) || isRest(line);

export const valueIn = ({ values }: Pick<ReportRow, 'values'>, metric: MetricId) => values[metric] ?? null;
