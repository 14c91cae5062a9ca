import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { bilingual, FailedNote, useWords, type DayRange } from '#design-system';

interface Periods {
  app: { id: number };
  days: DayRange;
  compared: { against: DayRange } | undefined;
}

/** Said where a page stands without something of the period that it is compared with: no change is not the same as an unknown one. */
export function ComparedMissing({ of: periods }: { of: Periods }) {
  const t = useWords(words);
  const cache = useQueryClient().getQueryCache();
  const failed = () => cache.getAll().filter((query) => query.isActive() && isOfComparedDays(query, periods) && isMissing(query));
  // Who shows what of those days is known to each part of a page alone; that it was asked for is known to the cache.
  useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () =>
      failed()
        .map(({ queryHash, state }) => queryHash + state.fetchStatus)
        .join(),
  );
  return (
    <FailedNote
      of={failed().map((query) => ({
        data: undefined,
        error: query.state.error,
        isFetching: query.state.fetchStatus === 'fetching',
        refetch: () => query.fetch(),
      }))}
    >
      {t.missing}
    </FailedNote>
  );
}

const isMissing = ({ state }: Query) => state.data === undefined && state.error !== null;

function isOfComparedDays({ queryKey: [, , asked] }: Query, { compared, days, app }: Periods): boolean {
  if (!compared || typeof asked !== 'object' || asked === null || !('from' in asked) || !('to' in asked)) return false;
  const { from, to } = asked;
  if (!('app' in asked) || asked.app !== app.id || typeof from !== 'string' || typeof to !== 'string') return false;
  const { start, end } = compared.against;
  return from >= start && to <= end && (from < days.start || to > days.end);
}

const words = bilingual({
  missing: ['对比时段有数据没有加载出来，变化不完整。', 'Some data of the compared period couldn’t be loaded, so changes are incomplete.'],
});
