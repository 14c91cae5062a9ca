import { useRef, type FocusEvent, type RefObject } from 'react';
import { placesOf, type Layout } from '../columns/layout.ts';
import { cellAt, cellOf, lineOf, rowOf, spotOf, widgetsOf, type Spot } from './cells.ts';
import { scrolledTo } from './moves.ts';

interface Given<Row> {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout<Row>;
  /** Lines of the head and the totals. */
  before: number;
}

/** The focus of a grid: where it is, where it was, and how to move it. */
export interface GridFocus {
  /** Scrolls a line into sight and draws it at once. Given by the body. */
  reveal: RefObject<((index: number) => void) | null>;
  /** The line with the focus. It stays in the document, however far away it is scrolled. */
  focusedLine: RefObject<number | undefined>;
  last: RefObject<Spot | undefined>;
  /** Puts the focus on a cell, or on what can be pressed in it: the first, or the last when coming from the right. */
  focusSpot: (spot: Spot, side?: 'first' | 'last') => void;
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerDownCapture: () => void;
    onPointerUpCapture: () => void;
  };
}

export function useGridFocus<Row>({ scroller, layout, before }: Given<Row>): GridFocus {
  const last = useRef<Spot | undefined>(undefined);
  const focusedLine = useRef<number | undefined>(undefined);
  const reveal = useRef<((index: number) => void) | null>(null);
  const isPointing = useRef(false);

  const focusSpot = (spot: Spot, side: 'first' | 'last' = 'first') => {
    const grid = scroller.current;
    if (!grid) return;
    last.current = spot;
    if (spot.row > before) reveal.current?.(spot.row - before - 1);
    revealColumn(grid, layout, spot.column);
    const cell = cellAt(grid, spot);
    if (cell) focusIn(cell, side);
  };

  const onFocus = (event: FocusEvent) => {
    if (event.target === scroller.current) {
      focusSpot(last.current ?? { row: layout.groups.length + 1, column: 1 });
      return;
    }
    const cell = cellOf(event.target);
    if (!cell) return;
    // While the focus is inside, the grid itself is no stop: Shift+Tab leads past it.
    if (scroller.current) scroller.current.setAttribute('tabindex', '-1');
    const isFromOutside = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
    // Shift+Tab into the table lands on the last element that can be pressed; the focus belongs where it was before.
    if (isFromOutside && !isPointing.current && last.current && cellAt(event.currentTarget, last.current) !== cell) {
      focusSpot(last.current);
      return;
    }
    // A panel spans all columns: moving on from it, the column is the one from which it was reached.
    if (!cell.hasAttribute('aria-colspan') || last.current?.row !== spotOf(cell).row) last.current = spotOf(cell);
    focusedLine.current = lineOf(cell);
  };

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    focusedLine.current = undefined;
    if (scroller.current) scroller.current.setAttribute('tabindex', '0');
  };
  const point = (isDown: boolean) => () => {
    isPointing.current = isDown;
  };
  return {
    reveal,
    focusedLine,
    last,
    focusSpot,
    handlers: { onFocus, onBlur, onPointerDownCapture: point(true), onPointerUpCapture: point(false) },
  };
}

/** Brings a scrolling column out from under the fixed ones. The event draws it at once: the browser's own comes a frame later. */
function revealColumn<Row>(grid: HTMLElement, layout: Layout<Row>, index: number) {
  const place = placesOf(layout).find((one) => one.index === index);
  if (place?.region !== 'center') return;
  const port = { left: grid.scrollLeft, width: grid.clientWidth, start: layout.startWidth, end: layout.endWidth };
  grid.scrollTo({ left: scrolledTo(port, place.left, place.left + place.width) });
  grid.dispatchEvent(new Event('scroll'));
}

function focusIn(cell: HTMLElement, side: 'first' | 'last') {
  const target = widgetsOf(cell).at(side === 'first' ? 0 : -1) ?? cell;
  if (target === cell) cell.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  // Where the page scrolls and not the table, the line may lie outside of the window.
  rowOf(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
