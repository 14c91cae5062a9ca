import { useEffect } from 'react';

/** In milliseconds. Enough for a page to show its main content over a slow connection. */
const delay = 3000;

/**
 * Preloads a component that a page needs only after a press, when the browser is idle: it neither delays the page nor makes the reader wait
 * after the press.
 */
export function usePreloadWhenIdle(load: () => Promise<void>) {
  useEffect(() => {
    const fetchIt = () => void load();
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      // Safari has no requestIdleCallback.
      if (!('requestIdleCallback' in window)) return fetchIt();
      const handle = requestIdleCallback(fetchIt);
      stop = () => cancelIdleCallback(handle);
    }, delay);
    return () => stop();
  }, [load]);
}
