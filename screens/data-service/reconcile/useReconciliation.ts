import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswer, useQuestion, type Question } from '#screens/kit/question/index.ts';
import { reconcileParams } from './address.ts';
import { comparedMetrics, joinsIn, metricsIn, type ComparedMetric, type Join } from './core/columns.ts';
import { usualView, type RowView } from './core/compareRows.ts';
import { daysOf, ourRows, rowsIn, type OurRequest } from './question.ts';
import { useSheetFile, type OpenSheet } from './useSheetFile.ts';

// Media know nothing of who came by themselves.
export const spec = { report: 'campaigninfo', start: { traffic: 'paid' }, params: reconcileParams } as const;

/** So many rows are shown, the largest differences first. A file has all. */
export const mostRows = 1000;

/** The sheet of a medium held against our numbers: what is compared stands in the address, the sheet stays in the browser. */
export function useReconciliation() {
  const page = useQuestion(spec);
  const sheet = useSheetFile();
  const { params } = page;
  const { zone, isByClick, isMature, isShared, isOnce, isUnique } = params;
  const counting = useMemo(
    () => ({ zone, isByClick, isMature, isShared, isOnce, isUnique }),
    [zone, isByClick, isMature, isShared, isOnce, isUnique],
  );
  const hasSheetDays = useSheetDays(page, sheet);
  // Until the page stands at the days of the sheet, which takes it as long as the service to answer, they are asked about all the same, but not shown.
  const sheetDays = hasSheetDays ? null : daysOfSheet(sheet);
  const question = sheetDays ? { ...page, days: sheetDays } : page;
  const joins = useMemo(() => joinsIn(sheet.columns), [sheet.columns]);
  const metrics = useMemo(
    () => metricsIn(sheet.columns).filter((metric) => question.reader.visible.includes(metric)),
    [sheet.columns, question.reader.visible],
  );
  const join = chosen<Join>(joins, params.join, ['id', 'name', 'date']);
  const metric = chosen<ComparedMetric>(metrics, params.metric, ['installs', ...comparedMetrics]);
  const isReady = join !== null && metric !== null;
  const request: OurRequest = useMemo(() => ({ join: join ?? 'date', metric: metric ?? 'installs', counting }), [join, metric, counting]);
  const days = daysOf(question, counting);
  const ours = useAnswer(question, ourRows(question, request), isReady);
  const how = useMemo(
    () => ({ join: request.join, metric: request.metric, days, tolerance: params.tolerance / 1000, isOnce, isShared }),
    // The days are made anew at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [request, days.start, days.end, params.tolerance, isOnce, isShared],
  );
  const rows = useMemo(
    () => (ours.data && !ours.isPlaceholderData ? rowsIn(ours.data, request) : undefined),
    [ours.data, ours.isPlaceholderData, request],
  );
  const [view, setView] = useState<Omit<RowView, 'most'>>(usualView);
  const { version, compare } = sheet;
  const { data } = useQuery({
    queryKey: ['reconcile', version, ours.dataUpdatedAt, request, how, view],
    queryFn: () => compare({ ours: rows ?? [], how, view: { ...view, most: mostRows } }),
    enabled: isReady && version > 0 && rows !== undefined,
    // What was found in another sheet, or with its columns read otherwise, is no answer to this one.
    placeholderData: (before, query) => (query?.queryKey[1] === version && hasSheetDays ? before : undefined),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const comparison = hasSheetDays ? data : undefined;
  return { question, sheet, counting, joins, metrics, join, metric, request, ours, how, rows, comparison, view, setView };
}

export type Reconciliation = ReturnType<typeof useReconciliation>;

/** What the address says, where the sheet has it; else the first of what is looked at most. */
function chosen<Of>(there: readonly Of[], wanted: Of | null, order: readonly Of[]): Of | null {
  if (wanted !== null && there.includes(wanted)) return wanted;
  return order.find((one) => there.includes(one)) ?? null;
}

/** As its rows were read; until then as its columns were recognised. */
const daysOfSheet = ({ summary, opened }: OpenSheet) => (summary ? summary.days : opened?.days);

/**
 * A sheet brings its days along: with each file they become those of the page, once, so that the reader can still choose others. True as soon as the
 * page stands at them.
 */
function useSheetDays({ state: { period }, set }: Question, sheet: OpenSheet): boolean {
  const { file } = sheet;
  const asked = useRef<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const { start, end } = daysOfSheet(sheet) ?? {};
  const key = file && start && end ? [file.name, file.lastModified, file.size, start, end].join() : null;
  const isThere = 'start' in period && period.start === start && period.end === end;
  if (isThere && key !== null && key !== taken) setTaken(key);
  useEffect(() => {
    if (key === null || isThere || asked.current === key || !start || !end) return;
    asked.current = key;
    set({ period: { start, end } }, { isReplaced: true });
  }, [key, isThere, start, end, set]);
  return key === null || key === taken || isThere;
}
