import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../lib/router.ts';

/** Input that shows that the reader scrolls or acts. */
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Back returns to the old scroll position. The router scrolls only once, when the page mounts, but tables, charts and answers that load
 * later make the page higher after that. So this scrolls again as the page grows, until the position is reached or the reader
 * does something.
 */
export function useScrollRestoration() {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());
  const here = useRef(key);
  useEffect(() => {
    const keep = () => void positions.current.set(here.current, window.scrollY);
    document.addEventListener('scroll', keep, { passive: true });
    return () => document.removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    const target = isBack ? (positions.current.get(key) ?? 0) : 0;
    here.current = key;
    if (!target) return undefined;
    const stop = () => {
      observer.disconnect();
      for (const name of readerInputs) window.removeEventListener(name, stop);
    };
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) <= 1) stop();
    });
    observer.observe(document.body);
    for (const name of readerInputs) window.addEventListener(name, stop, { passive: true });
    return stop;
  }, [key, isBack]);
}
