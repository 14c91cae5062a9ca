import type { Query, QueryCache } from '@tanstack/react-query';

/** How many unused queries stay cached for Back: about ten views of a report. */
const most = 60;

/** A screen that is mounting has read its answers but does not observe them yet, so removal waits this long. */
const pause = 5_000;

/** Removes the oldest unused queries, so that memory does not grow during a long day. */
export function limitCache(cache: QueryCache): void {
  let isDue = false;
  const forget = () => {
    isDue = false;
    // The cache lists queries in the order of creation.
    for (const query of cache.getAll().filter(isIdle).slice(0, -most)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved' || isDue || cache.getAll().length <= most) return;
    isDue = true;
    setTimeout(forget, pause);
  });
}

const isIdle = (query: Query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
