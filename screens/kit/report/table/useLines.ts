import { useMemo } from 'react';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { isByChange, sortOf } from './useRows.ts';
import { lineOf, type Line } from './lines.ts';
import { useComparison } from './useComparison.ts';

/** The rows as they stand in the table: with what became of them, in the order of the reader, one page of them. A row of the table is drawn again when its line is a new object. */
export function useLines(report: Report, rows: ReportRows | undefined) {
  const by = report.state.by[0] ?? 'channel';
  const comparison = useComparison(report, rows);
  const lines = useMemo(() => {
    const all = (rows?.rows ?? []).map((row) => lineOf(row, by, [], comparison?.of(row)));
    return isByChange(report) ? pageByChange(report, all) : all;
  }, [report, rows, by, comparison]);
  return { comparison, lines };
}

/** What cannot be compared stands last, whichever way it is sorted. */
function pageByChange(report: Report, lines: readonly Line[]): Line[] {
  const { page, size } = report.state;
  const turn = sortOf(report).isDescending ? -1 : 1;
  const known = lines.filter(({ change }) => typeof change === 'number').toSorted((a, b) => turn * ((a.change ?? 0) - (b.change ?? 0)));
  return [...known, ...lines.filter(({ change }) => typeof change !== 'number')].slice((page - 1) * size, page * size);
}
