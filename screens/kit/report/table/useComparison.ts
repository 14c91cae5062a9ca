import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { searched } from '#screens/kit/report/answers/index.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { changeOf } from '#screens/kit/report/figures/index.ts';
import { isField, narrowed, scopeOf, type Report } from '#screens/kit/report/view/index.ts';
import { canCompare, isByChange } from './useRows.ts';
import { valueIn } from './lines.ts';

export interface Comparison {
  of: (row: ReportRow) => number | null;
  total: number | null;
}

/** What became of the number of the chart since the compared period: in the rows that are on screen, and in all of them together. */
export function useComparison(report: Report, rows: ReportRows | undefined): Comparison | null {
  const { compared, days } = report;
  const can = rows !== undefined && compared !== undefined && canCompare(report);
  const keys = [...new Set(rows?.rows.map(({ key }) => key))];
  const before = useSide(report, compared?.against ?? days, keys, can);
  // Where today is in the period, only the days before it are held against others.
  const full = useSide(report, compared?.of ?? days, keys, can && compared.isShortened);
  return useMemo(() => (can ? comparisonOf(report, { rows, before, full }) : null), [can, report, rows, before, full]);
}

interface Sides {
  rows: ReportRows;
  before: Side;
  full: Side;
}

interface Side {
  rows: ReportRows | undefined;
  whole: ReportRows | undefined;
}

function comparisonOf({ compared, state }: Report, { rows, before, full }: Sides): Comparison {
  const isShortened = compared?.isShortened ?? false;
  const found = (side: ReportRows | undefined) => new Map(side?.rows.map((row) => [row.key, valueIn(row, state.chart)]));
  const [earlier, now] = [found(before.rows), found(full.rows)];
  const valueOf = (row: ReportRow) => (isShortened ? (now.get(row.key) ?? null) : valueIn(row, state.chart));
  const totalOf = (side: ReportRows | undefined) => (side ? valueIn({ values: side.totals }, state.chart) : null);
  return {
    of: (row) => changeOf(state.chart, valueOf(row), earlier.get(row.key) ?? null),
    // Which rows a limit let through in another period is another question.
    total: state.limits.length ? null : changeOf(state.chart, totalOf(isShortened ? full.whole : rows), totalOf(before.whole)),
  };
}

/** The same question over other days: of the rows that are known, and of the whole, to which rows belong that are gone by now. */
function useSide(report: Report, range: DayRange, keys: readonly string[], isAsked: boolean): Side {
  const { app, name, state, reader } = report;
  const by = state.by[0] ?? 'channel';
  const whole = scopeOf(state, range);
  const scope = isField(by) && !isByChange(report) ? narrowed(whole, by, keys) : whole;
  const question = {
    app: app.id,
    report: name,
    by,
    metrics: withParts([state.chart], reader.visible),
  };
  const rows = useQuery({ ...reports.rows({ ...question, ...searched(scope, by, state.search) }), enabled: isAsked && keys.length > 0 });
  const total = useQuery({ ...reports.rows({ ...question, ...searched(whole, by, state.search), page: 1, size: 1 }), enabled: isAsked });
  return useMemo(() => ({ rows: rows.data, whole: total.data }), [rows.data, total.data]);
}
