import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { FailedNote, useWords } from '#design-system';
import type { Report } from '#screens/kit/report/view/index.ts';
import { reportWords } from './words.ts';

/** Said where a report stands without something of the period that it is compared with: no change is not the same as an unknown one. */
export function ComparedMissing({ of: report }: { of: Report }) {
  const t = useWords(reportWords);
  const cache = useQueryClient().getQueryCache();
  const failed = () => cache.getAll().filter((query) => query.isActive() && isOfComparedDays(query, report) && isMissing(query));
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
      {t.comparedMissing}
    </FailedNote>
  );
}

const isMissing = ({ state }: Query) => state.data === undefined && state.error !== null;

function isOfComparedDays({ queryKey: [, , asked] }: Query, { compared, days, app }: Report): boolean {
  if (!compared || typeof asked !== 'object' || asked === null || !('from' in asked) || !('to' in asked)) return false;
  const { from, to } = asked;
  if (!('app' in asked) || asked.app !== app.id || typeof from !== 'string' || typeof to !== 'string') return false;
  const { start, end } = compared.against;
  return from >= start && to <= end && (from < days.start || to > days.end);
}
