import type { Query, QueryCache } from '@tanstack/react-query';

/** So many answers that no screen shows any more: those of about twenty questions, for the way back. */
const most = 50;

/** Forgets those of them that came longest ago, so that a day of asking costs no more memory than its last hour. */
export function keepFew(cache: QueryCache): void {
  cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved') return;
    const all = cache.getAll();
    if (all.length <= most) return;
    const idle = all.filter(isIdle).toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const query of idle.slice(most)) cache.remove(query);
  });
}

const isIdle = (query: Query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
