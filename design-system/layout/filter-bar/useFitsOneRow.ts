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
  // Runs after each render, because the width depends on the words.
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
