import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { print } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';
import type { Layout, Place } from '../columns/layout.ts';
import { scrolledBox } from './scroller.ts';

/** Columns kept ready on either side of those that are seen. */
const overscan = 2;

interface Given<Row> {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout<Row>;
  room: { width: number; height: number };
}

/**
 * The scrolling columns that are drawn. With 20 columns of which 12 are seen this saves a third of every row; where all fit, it draws
 * all of them and changes nothing. On paper all are drawn.
 */
export function useColumnWindow<Row>({ scroller, layout, room }: Given<Row>): readonly Place<Row>[] {
  const { center, startWidth } = layout;
  const isPrinted = useMedia(print);
  const getItemKey = useCallback((index: number) => center[index]?.column.id ?? index, [center]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here, in each drawing, and handed on to nobody
  const columns = useVirtualizer<HTMLElement, Element>({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    getItemKey,
    overscan,
    scrollMargin: startWidth,
    initialRect: room,
    ...scrolledBox,
    initialOffset: () => scroller.current?.scrollLeft ?? 0,
  });
  const drawn = columns.getVirtualIndexes();
  const first = drawn[0] ?? 0;
  const last = drawn.at(-1) ?? center.length - 1;
  return useMemo(() => (isPrinted ? center : center.slice(first, last + 1)), [center, first, last, isPrinted]);
}
