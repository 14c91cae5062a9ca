import { useLayoutEffect, useRef, useState } from 'react';

const gap = 8;

/** How wide a row of parts is at least. What may grow says so by its basis; the others are as wide as they are, however they stand. */
function widthOf(parts: readonly Element[]): number {
  const widths = parts.map((part) => {
    const basis = Number.parseFloat(getComputedStyle(part).flexBasis);
    if (part.matches('[data-part="filters"]')) return widthOf([...part.children]);
    return Number.isNaN(basis) ? part.getBoundingClientRect().width : basis;
  });
  return widths.reduce((all, one) => all + one, 0) + gap * Math.max(0, parts.length - 1);
}

/** Whether all parts of a bar fit into one row. */
export function useOneRow() {
  const row = useRef<HTMLDivElement>(null);
  const [isOneRow, setOneRow] = useState(true);
  // After each drawing: what it holds is as wide as its words.
  useLayoutEffect(() => {
    const bar = row.current;
    if (!bar) return undefined;
    const measure = () => setOneRow(widthOf([...bar.children]) <= bar.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [bar, ...bar.querySelectorAll('[data-part="filters"] > *')]) observer.observe(one);
    return () => observer.disconnect();
  });
  return { row, isOneRow };
}
