import { useEffect } from 'react';

/** Long enough for a page to show what it was opened for, over a slow line. */
const calm = 3000;

/**
 * Fetches a part that a page opens with but does not show, when nothing else is to be done: so that it neither delays the page nor lets wait
 * who opens it.
 */
export function useFetchedSoon(load: () => Promise<void>) {
  useEffect(() => {
    const fetchIt = () => void load();
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      // Safari has none.
      if (!('requestIdleCallback' in window)) return fetchIt();
      const asked = requestIdleCallback(fetchIt);
      stop = () => cancelIdleCallback(asked);
    }, calm);
    return () => stop();
  }, [load]);
}
