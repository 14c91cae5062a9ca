import { useCallback, useState } from 'react';

/** The width of an element, from its first layout on. */
export function useWidth(): [measure: (element: HTMLDivElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const read = () => setWidth(Math.round(element.getBoundingClientRect().width));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
