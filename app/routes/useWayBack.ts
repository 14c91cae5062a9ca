import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../lib/router.ts';

/** What a reader does to be elsewhere. */
const leaving = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The way back leads to where the page was left. The router scrolls there once, when the page is put up; tables and charts that measure
 * their room first, and answers that are fetched again, are not yet as high then. So it is tried again as the page grows, until it is
 * reached or the reader goes elsewhere.
 */
export function useWayBack() {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, number>());
  const here = useRef(key);
  useEffect(() => {
    const keep = () => void left.current.set(here.current, window.scrollY);
    document.addEventListener('scroll', keep, { passive: true });
    return () => document.removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    const wish = isBack ? (left.current.get(key) ?? 0) : 0;
    here.current = key;
    if (!wish) return undefined;
    const stop = () => {
      observer.disconnect();
      for (const name of leaving) window.removeEventListener(name, stop);
    };
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, wish);
      if (Math.abs(window.scrollY - wish) <= 1) stop();
    });
    observer.observe(document.body);
    for (const name of leaving) window.addEventListener(name, stop, { passive: true });
    return stop;
  }, [key, isBack]);
}
