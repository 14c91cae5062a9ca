import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWords } from '#design-system';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { candidates, withCause, zonesBut, type CauseId, type Counting, type Zone } from '../core/causes.ts';
import { usualView, type Totals } from '../core/compareRows.ts';
import { daysOf, ourRows, rowsIn, type OurRequest } from '../question.ts';
import type { Reconciliation } from '../useReconciliation.ts';
import { words } from '../words.ts';

/** What is left of the difference when we count that way; `unknown` where the service cannot. */
export type CauseResult = { is: 'testing' } | { is: 'unknown' } | { is: 'failed'; why: string } | { is: 'tested'; totals: Totals };

type Results = Partial<Record<CauseId, CauseResult>>;

/** The causes that could explain the difference, each tested by asking our numbers anew. */
export function useCauses({ question, sheet, request, how, comparison, counting }: Reconciliation) {
  const t = useWords(words);
  const explain = useExplainError();
  const client = useQueryClient();
  const [tested, setTested] = useState<{ key: string; results: Results }>({ key: '', results: {} });
  const [applied, setApplied] = useState<{ key: string; cause: CauseId } | null>(null);
  const zones = useMemo(() => zonesBut(reportZone.name), []);
  const [zone, chooseZone] = useState<Zone>(zones[0] ?? 0);
  const key = JSON.stringify([sheet.version, request, how, question.scope]);
  // It has been applied. Taken back, the same key waits for nothing.
  if (applied && applied.key !== key) setApplied(null);
  // What was tested before was left of another difference.
  const results = tested.key === key ? tested.results : {};

  const { state, reader, today, days } = question;
  const hasFilters = state.filters.length + state.path.length > 0;
  const offered =
    comparison && sheet.summary
      ? candidates({
          reading: sheet.summary,
          comparison,
          counting,
          join: request.join,
          metric: request.metric,
          today,
          end: days.end,
          hasFilters,
          maySeeOrganic: reader.flags.natural,
        })
      : [];

  const askedWith = (cause: CauseId): OurRequest => ({
    ...request,
    counting: withCause(counting, cause, zone),
    ...(cause === 'organic' && { traffic: otherTraffic(state.traffic) }),
    ...(cause === 'filters' && { hasNoFilters: true }),
  });
  const test = async (cause: CauseId) => {
    const other = askedWith(cause);
    const put = (result: CauseResult) => setTested((now) => ({ key, results: { ...(now.key === key && now.results), [cause]: result } }));
    put({ is: 'testing' });
    try {
      const rows = rowsIn(await client.fetchQuery(ourRows(question, other)), other);
      if (!rows) return put({ is: 'unknown' });
      const { isOnce, isShared } = other.counting;
      const found = await sheet.compare({
        ours: rows,
        view: { ...usualView, most: 0 },
        how: { ...how, isOnce, isShared, days: daysOf(question, other.counting) },
      });
      put(found ? { is: 'tested', totals: found.totals } : { is: 'failed', why: t.testFailed });
    } catch (error) {
      put({ is: 'failed', why: explain(error, t.testFailed) });
    }
  };
  const apply = (cause: CauseId) => {
    setApplied({ key, cause });
    if (cause === 'organic') question.set({ traffic: otherTraffic(state.traffic) });
    else if (cause === 'filters') question.set({ filters: [], path: [] });
    else question.setParams(withCause(counting, cause, zone));
  };
  return {
    offered,
    results,
    zones,
    zone,
    chooseZone,
    test: (cause: CauseId) => void test(cause),
    apply,
    /** Another one is being applied: what was pressed now would be of the difference before it, and be lost. */
    hasToWait: (cause: CauseId) => applied?.key === key && applied.cause !== cause,
    take: (part: Partial<Counting>) => question.setParams(part),
  };
}

export type Causes = ReturnType<typeof useCauses>;

/** Without organic installs, or with them. */
const otherTraffic = (traffic: 'blended' | 'paid' | 'organic') => (traffic === 'blended' ? ('paid' as const) : ('blended' as const));
