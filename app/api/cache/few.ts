import type { Query, QueryCache } from '@tanstack/react-query';

/** So many questions that no screen asks any more, for the way back: those of about ten looks at a report. */
const most = 60;

/** A screen that is being put up has read its answers already and does not yet hold them: nothing is taken from under it. */
const pause = 5_000;

/** Forgets those that were first asked longest ago, so that a day of asking costs no more memory than its last hour. */
export function keepFew(cache: QueryCache): void {
  let isDue = false;
  const forget = () => {
    isDue = false;
    // The cache keeps them in the order in which they came.
    for (const query of cache.getAll().filter(isIdle).slice(0, -most)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved' || isDue || cache.getAll().length <= most) return;
    isDue = true;
    setTimeout(forget, pause);
  });
}

const isIdle = (query: Query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
