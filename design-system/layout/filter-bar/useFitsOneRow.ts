import { useLayoutEffect, useRef, useState } from 'react';

const gap = 8;

/** The minimum width of a row. Parts that can grow count with their flex basis, the others with their width. */
function widthOf(parts: readonly Element[]): number {
  const widths = parts.map((part) => {
    const basis = Number.parseFloat(getComputedStyle(part).flexBasis);
    if (part.matches('[data-part="filters"]')) return widthOf([...part.children]);
    return Number.isNaN(basis) ? part.getBoundingClientRect().width : basis;
  });
  return widths.reduce((all, one) => all + one, 0) + gap * Math.max(0, parts.length - 1);
}

/** Whether all parts of a bar fit into one row. */
export function useFitsOneRow() {
  const row = useRef<HTMLDivElement>(null);
  const [isOneRow, setOneRow] = useState(true);
  useLayoutEffect(() => {
    const bar = row.current;
    if (!bar) return undefined;
    const measure = () => setOneRow(widthOf([...bar.children]) <= bar.clientWidth);
    const sizes = new ResizeObserver(measure);
    // Words change the size of their part. What is added or taken away is measured from then on.
    const watch = () => {
      sizes.disconnect();
      for (const one of [bar, ...bar.children, ...bar.querySelectorAll('[data-part="filters"] > *')]) sizes.observe(one);
      measure();
    };
    const parts = new MutationObserver(watch);
    parts.observe(bar, { childList: true, subtree: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { row, isOneRow };
}
