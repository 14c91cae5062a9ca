import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { searched } from '#screens/kit/report/answers/index.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { comparedScopes, isField, narrowed, type Report, type Scope } from '#screens/kit/report/view/index.ts';
import { compare, notCompared, notKnown, type Compared } from './compare.ts';
import { comparerOf } from './compareRows.ts';
import { canCompare, isByChange } from '../useRows.ts';

/** What it counted is of the compared period: now there is nothing of it. */
const emptied = ({ key, label, day, channel, group }: ReportRow): ReportRow => ({ key, label, day, channel, group, values: {} });

export interface Comparison {
  of: (row: ReportRow) => Compared;
  total: Compared;
  /** Rows that are no longer there, where all rows are compared; unknown until the compared period has been answered. */
  gone: readonly ReportRow[] | undefined;
}

/** What became of the number of the chart since the compared period: in the rows that are on screen, and in all of them together. */
export function useComparison(report: Report, rows: ReportRows | undefined): Comparison | null {
  const can = rows !== undefined && canCompare(report);
  const { now, before: earlier } = comparedScopes(report, [report.state.chart]);
  const keys = [...new Set(rows?.rows.map(({ key }) => key))];
  const before = useSide(report, earlier ?? now, keys, can);
  // Where today is in the period, only the days before it are held against others.
  const full = useSide(report, now, keys, can && (report.compared?.isShortened ?? false));
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

function comparisonOf(report: Report, { rows, before, full }: Sides): Comparison {
  const { compared, state } = report;
  const isShortened = compared?.isShortened ?? false;
  const by = state.by[0] ?? 'channel';
  const totalOf = ({ totals }: ReportRows) => totals[state.chart] ?? null;
  const [now, earlier] = [isShortened ? full.whole : rows, before.whole];
  // Which rows a limit let through in another period is another question.
  const whole = state.limits.length ? notCompared : now && earlier ? compare(state.chart, totalOf(now), totalOf(earlier), null) : notKnown;
  const there = new Set(rows.rows.map(({ key }) => key));
  return {
    of: comparerOf(report, by, { before: before.rows, full: full.rows, difference: whole.difference }),
    total: { ...whole, part: null, isNew: false },
    gone:
      state.limits.length || !isField(by) || state.each === 'day'
        ? []
        : before.rows?.rows.filter((row) => !there.has(row.key) && (row.values[state.chart] ?? 0) !== 0).map(emptied),
  };
}

/** The same question over other days: of the rows that are known, and of the whole, to which rows belong that are gone by now. */
function useSide(report: Report, whole: Scope, keys: readonly string[], isAsked: boolean): Side {
  const { app, name, state, reader } = report;
  const by = state.by[0] ?? 'channel';
  const scope = isField(by) && !isByChange(report) ? narrowed(whole, by, keys) : whole;
  const question = {
    app: app.id,
    report: name,
    by,
    metrics: withParts([state.chart], reader.visible),
    ...(state.each === 'day' && { byDay: true }),
  };
  const rows = useQuery({ ...reports.rows({ ...question, ...searched(scope, by, state.search) }), enabled: isAsked && keys.length > 0 });
  const total = useQuery({ ...reports.rows({ ...question, ...searched(whole, by, state.search), page: 1, size: 1 }), enabled: isAsked });
  return useMemo(() => ({ rows: rows.data, whole: total.data }), [rows.data, total.data]);
}
