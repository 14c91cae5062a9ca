import { useMemo } from 'react';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { isByChange, sortOf } from './useRows.ts';
import { lineOf, type Line } from './lines.ts';
import { useComparison } from './comparison/useComparison.ts';

/** The rows as they stand in the table: with what became of them, in the order of the reader, one page of them. A row of the table is drawn again when its line is a new object. */
export function useLines(report: Report, rows: ReportRows | undefined) {
  const by = report.state.by[0] ?? 'channel';
  const comparison = useComparison(report, rows);
  const inOrder = isByChange(report);
  const lines = useMemo(() => {
    const all = (rows?.rows ?? []).map((row) => lineOf(row, by, [], comparison?.of(row)));
    if (!inOrder) return all;
    const gone = (comparison?.gone ?? []).map((row) => lineOf(row, by, [], comparison?.of(row)));
    return pageByChange(report, [...all, ...gone]);
  }, [report, rows, by, comparison, inOrder]);
  const total = rows && rows.total + (inOrder ? (comparison?.gone?.length ?? 0) : 0);
  return { comparison, lines, total, isCounted: !inOrder || comparison?.gone !== undefined };
}

export type Lined = ReturnType<typeof useLines>;

/** What cannot be compared stands last, whichever way it is sorted. */
function pageByChange(report: Report, lines: readonly Line[]): Line[] {
  const { page, size } = report.state;
  const turn = sortOf(report).isDescending ? -1 : 1;
  const { column } = sortOf(report);
  const by = column === 'difference' || column === 'part' ? column : 'change';
  // What is new has no percent: it stands among the others by its difference, above whatever only grew.
  const rank = ({ compared }: Line): number | null =>
    compared?.[by] ??
    (by === 'change' && compared?.isNew ? Number.MAX_SAFE_INTEGER : by === 'part' ? (compared?.difference ?? null) : null);
  const known = lines.flatMap((line) => {
    const value = rank(line);
    return value === null ? [] : [{ line, value, difference: line.compared?.difference ?? 0 }];
  });
  const sorted = known.toSorted((a, b) => turn * (a.value - b.value || a.difference - b.difference)).map(({ line }) => line);
  const others = new Set(sorted);
  return [...sorted, ...lines.filter((line) => !others.has(line))].slice((page - 1) * size, page * size);
}
