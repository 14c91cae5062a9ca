import { observeElementOffset, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import { print } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';
import type { Lines } from '../rows/lines.ts';
import { scrolledBox } from './scroller.ts';
import { windowOf, windowWith } from './rowWindow.ts';
import { scaleOf, type Scale } from './tall/scale.ts';
import type { LineRange } from './useVisibleRange.ts';

/** Of a panel, before it has been measured; of the head of a section. */
const heights = { detail: 160, section: 30 } as const;

interface Given<Row> {
  scroller: RefObject<HTMLElement | null>;
  lines: Lines<Row>;
  rowHeight: number;
  /** Of the head and the totals, which stand above the first line. */
  headHeight: number;
  /** The content decides how high a row is, not `rowHeight`. */
  isMeasured: boolean;
  /** Known before the first drawing, so that it already holds the rows. */
  room: { width: number; height: number };
  /** The line that holds the focus. */
  focusedLine: RefObject<number | undefined>;
  /** The range to draw when the page scrolls instead of the table. */
  part?: LineRange | undefined;
}

type Window = Virtualizer<HTMLElement, Element>;

export interface RowWindow {
  rows: Window;
  scale: Scale;
  /** What the lines stand further up on the sheet than they would without its scale. */
  shift: number;
}

/** Which lines are drawn, and where each stands. */
export function useRowWindow<Row>({ scroller, lines, rowHeight, isMeasured, headHeight, room, focusedLine, part }: Given<Row>): RowWindow {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const motion = useRef({ offset: 0, moved: 0 });
  const isPrinted = useMedia(print);
  const held = useRef<Window>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      // On paper nothing scrolls into sight.
      if (isPrinted) return windowWith([0, range.count - 1], focusedLine.current, range.count);
      const lineAt = (top: number) => held.current?.getVirtualItemForOffset(top + headHeight)?.index ?? Math.floor(top / rowHeight);
      if (part) {
        const [first, last] = [lineAt(part.from), lineAt(part.to)];
        return windowWith([Math.max(0, first), Math.min(last, range.count - 1)], focusedLine.current, range.count);
      }
      const offset = held.current?.scrollOffset ?? 0;
      if (offset !== motion.current.offset) motion.current = { offset, moved: offset - motion.current.offset };
      return windowWith(windowOf(range, motion.current.moved, rowHeight), focusedLine.current, range.count);
    },
    [focusedLine, rowHeight, headHeight, part, isPrinted],
  );
  // Measured heights belong to a line, wherever sorting puts it; otherwise any key will do. A new function makes the virtualizer add up
  // all heights again.
  const getItemKey = useMemo(() => keysOf(lines, { rowHeight, isMeasured }), [lines, rowHeight, isMeasured]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here, in each drawing, and handed on to nobody
  const rows = useVirtualizer<HTMLElement, Element>({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const kind = lines.kindAt(index);
      return kind === 'row' ? rowHeight : heights[kind];
    },
    getItemKey,
    rangeExtractor,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: room,
    ...scrolledBox,
    observeElementOffset: (instance, onOffset) =>
      observeElementOffset(instance, (scrolled, isScrolling) => {
        const scale = scaleIn(instance);
        onOffset(scale.toLines(scrolled), isScrolling);
        // The lines move on their sheet with each pixel, and not only where other ones come into sight.
        if (scale.isScaled) draw();
      }),
    initialOffset: () => scroller.current?.scrollTop ?? 0,
  });
  const scale = scaleIn(rows);
  // Heights that are measured above the view would move it by what the scale makes of them.
  rows.shouldAdjustScrollPositionOnItemSizeChange = scale.isScaled ? () => false : undefined;
  useLayoutEffect(() => {
    held.current = rows;
  });
  useStay(scroller, rows, scale);
  const offset = rows.scrollOffset ?? 0;
  return { rows, scale, shift: offset - scale.toScrolled(offset) };
}

const scaleIn = (rows: Window): Scale =>
  scaleOf({
    lines: rows.getTotalSize(),
    head: rows.options.scrollMargin,
    port: rows.scrollRect?.height ?? rows.options.initialRect.height,
  });

/** Rows that come or go change the scale: the reader stays with the lines in sight. */
function useStay(scroller: RefObject<HTMLElement | null>, rows: Window, scale: Scale) {
  const full = scale.toLines(scale.sheet);
  const was = useRef(full);
  useLayoutEffect(() => {
    if (was.current === full) return;
    was.current = full;
    if (scale.isScaled) scroller.current?.scrollTo({ top: scale.toScrolled(rows.scrollOffset ?? 0) });
  });
}

/** The part of the sheet that is covered with lines, without one that is only there for its focus. */
export function drawnOf({ rows }: RowWindow, headHeight: number): { from: number; to: number } {
  const items = rows.getVirtualItems();
  const covering = items.filter(({ index }, at) => items[at - 1]?.index === index - 1 || items[at + 1]?.index === index + 1);
  const [first, last] = [covering[0] ?? items[0], covering.at(-1) ?? items.at(-1)];
  return { from: (first?.start ?? headHeight) - headHeight, to: (last?.end ?? headHeight) - headHeight };
}

function keysOf<Row>(lines: Lines<Row>, { isMeasured }: { rowHeight: number; isMeasured: boolean }) {
  if (!isMeasured && lines.isUniform) return (index: number) => index;
  return (index: number) => {
    const line = lines.at(index);
    return line ? `${line.kind} ${line.key}` : index;
  };
}
