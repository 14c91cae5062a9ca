import { useQuery } from '@tanstack/react-query';
import { traces } from '#app/api/ours/data/traces.ts';
import type { Asked, Report, Scope } from '#screens/kit/report/view/index.ts';

/** What was counted and what was removed: a call of ours. Where a back end has none, nothing is said of it (G-05). */
export function useTrace({ app, name, state }: Report, { metric, key, day }: Asked, scope: Scope, isWanted = true) {
  const by = state.by[0] ?? 'channel';
  return useQuery({
    ...traces.of({ app: app.id, report: name, metric, ...scope, by, ...(key !== undefined && { key }), ...(day && { day }) }),
    enabled: isWanted,
    retry: false,
  });
}
