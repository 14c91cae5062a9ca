import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useAnswer, useQuestion, type Question } from '#screens/kit/question/index.ts';
import { reconcileParams } from './address.ts';
import { comparedMetrics, joinsIn, type ComparedMetric, type Join } from './core/columns.ts';
import { daysOf, ourRows, rowsIn, type OurRequest } from './question.ts';
import { useSheetFile } from './useSheetFile.ts';

// Media know nothing of who came by themselves.
const spec = { report: 'campaigninfo', start: { traffic: 'paid' }, params: reconcileParams } as const;

/** So many rows are shown, the largest differences first. A file has all. */
export const mostRows = 1000;

/** The sheet of a medium held against our numbers: what is compared stands in the address, the sheet stays in the browser. */
export function useReconciliation() {
  const question = useQuestion(spec);
  const sheet = useSheetFile();
  const { params } = question;
  const { zone, isByClick, isMature, isShared, isOnce, isUnique } = params;
  const counting = useMemo(
    () => ({ zone, isByClick, isMature, isShared, isOnce, isUnique }),
    [zone, isByClick, isMature, isShared, isOnce, isUnique],
  );
  useSheetDays(question, sheet);
  const joins = useMemo(() => joinsIn(sheet.columns), [sheet.columns]);
  const metrics = useMemo(
    () => (sheet.summary?.metrics ?? []).filter((metric) => question.reader.visible.includes(metric)),
    [sheet.summary, question.reader.visible],
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
  const { version, compare } = sheet;
  const comparison = useQuery({
    queryKey: ['reconcile', version, ours.dataUpdatedAt, request, how],
    queryFn: () => compare({ ours: rows ?? [], how, most: mostRows }),
    enabled: isReady && version > 0 && rows !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { question, sheet, counting, joins, metrics, join, metric, request, ours, how, rows, comparison };
}

export type Reconciliation = ReturnType<typeof useReconciliation>;

/** What the address says, where the sheet has it; else the first of what is looked at most. */
function chosen<Of>(there: readonly Of[], wanted: Of | null, order: readonly Of[]): Of | null {
  if (wanted !== null && there.includes(wanted)) return wanted;
  return order.find((one) => there.includes(one)) ?? null;
}

/** A sheet brings its days along: with each file they become those of the page, once, so that the reader can still choose others. */
function useSheetDays(question: Question, { file, summary }: ReturnType<typeof useSheetFile>) {
  const done = useRef<string | null>(null);
  const { set } = question;
  useEffect(() => {
    if (!file || !summary?.days) return;
    const { start, end } = summary.days;
    const key = [file.name, file.lastModified, file.size, start, end].join();
    if (done.current === key) return;
    done.current = key;
    set({ period: { start, end } }, { isReplaced: true });
  }, [file, summary, set]);
}
