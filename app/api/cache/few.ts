import type { Query, QueryCache } from '@tanstack/react-query';

/** So many answers that no screen shows any more: those of about ten questions, for the way back. */
const most = 30;

/** A screen that is being put up has read its answers already and does not yet hold them: nothing is taken from under it. */
const pause = 5_000;

/** Forgets those of them that came longest ago, so that a day of asking costs no more memory than its last hour. */
export function keepFew(cache: QueryCache): void {
  let isDue = false;
  const forget = () => {
    isDue = false;
    const idle = cache.getAll().filter(isIdle);
    const last = idle.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const query of last.slice(most)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved' || isDue || cache.getAll().length <= most) return;
    isDue = true;
    setTimeout(forget, pause);
  });
}

const isIdle = (query: Query) => query.getObserversCount() === 0 && query.state.data !== undefined && query.state.fetchStatus === 'idle';
