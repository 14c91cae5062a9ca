/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import { useImperativeHandle, type ReactNode, type RefObject } from 'react';
import { useProvenaLocale } from '../../../foundation/words.ts';
import type { Layout } from '../columns/layout.ts';
import type { GridFocus } from '../grid/useGridFocus.ts';
import type { Lines } from '../rows/lines.ts';
import type { RowSelection } from '../rows/useRowSelection.ts';
import { useTableWords } from '../words.ts';
import { RowLine } from './RowLine.tsx';
import { Sheet } from './Sheet.tsx';
import { offsetInSight } from './tall/scale.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useVisibleRange } from './useVisibleRange.ts';
import { drawnOf, useRowWindow } from './useRowWindow.ts';

export interface BodyProps<Row> {
  scroller: RefObject<HTMLElement | null>;
  lines: Lines<Row>;
  layout: Layout<Row>;
  /** Measured before the first drawing. */
  room: { width: number; height: number };
  rowHeight: number;
  /** The content decides how high a row is. */
  isMeasured: boolean;
  /** The page scrolls, not the table. */
  isGrown: boolean;
  headHeight: number;
  /** Lines of the head and the totals. */
  before: number;
  isTree: boolean;
  selecting: RowSelection<Row>;
  hasRowMenu: (row: Row) => boolean;
  detail: ((row: Row) => ReactNode) | undefined;
  focus: Pick<GridFocus, 'focusedLine' | 'reveal'>;
}

/** The visible lines and those about to be visible. The only part of a table that renders again while it scrolls. */
export function Body<Row>(props: BodyProps<Row>) {
  const { scroller, lines, layout, room, headHeight, before, isTree, isMeasured, selecting, hasRowMenu, focus } = props;
  const { part, draw } = useVisibleRange({ ...props, count: lines.count, isGrown: props.isGrown && !isMeasured });
  const view = useRowWindow({ ...props, focusedLine: focus.focusedLine, part });
  const { rows, scale, shift } = view;
  const center = useColumnWindow({ scroller, layout, room });
  const locale = useProvenaLocale();
  const t = useTableWords();
  useImperativeHandle(focus.reveal, () => (index: number) => {
    if (part) {
      focus.focusedLine.current = index;
      draw();
      return;
    }
    const line = rows.measurementsCache[index];
    const port = { now: rows.scrollOffset ?? 0, head: headHeight, port: rows.scrollRect?.height ?? room.height };
    if (line) scroller.current?.scrollTo({ top: scale.toScrolled(offsetInSight(line, port)) });
    // Draws the line at once: the browser's own event comes a frame later.
    scroller.current?.dispatchEvent(new Event('scroll'));
  });
  const { keys, canSelect, disabledReason } = selecting;
  return (
    <Sheet
      height={scale.sheet}
      drawn={drawnOf(view, headHeight)}
      port={{ height: rows.scrollRect?.height ?? room.height, head: headHeight }}
      skipped={center[0]?.left ?? 0}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const line = lines.at(index);
        if (!line) return null;
        const { key, kind, section, ...rest } = line;
        const top = start - headHeight - shift;
        if (section) return <SectionLine key={`${key} section`} {...{ ...section, index, before, top, layout }} />;
        return kind === 'detail' ? (
          <DetailLine
            key={`${key} detail`}
            {...props}
            {...{ index, top, width: rows.scrollRect?.width ?? room.width }}
            row={line.row}
            measure={rows.measureElement}
          />
        ) : (
          <RowLine
            key={key}
            {...rest}
            {...{ index, before, top, layout, center, isTree, locale, t }}
            isSelected={keys && canSelect(line.row) ? keys.has(key) : undefined}
            disabledReason={keys && disabledReason(line.row)}
            hasMenu={layout.hasMenu && hasRowMenu(line.row)}
            measure={isMeasured ? rows.measureElement : undefined}
          />
        );
      })}
    </Sheet>
  );
}

interface SectionLineProps<Row> extends Pick<BodyProps<Row>, 'before' | 'layout'> {
  title: string;
  count: number;
  index: number;
  top: number;
}

function SectionLine<Row>({ title, count, index, top, before, layout }: SectionLineProps<Row>) {
  return (
    <div role="row" className="section" aria-rowindex={before + index + 1} data-index={index} style={{ top }}>
      <div role="rowheader" className="title" aria-colindex={1} aria-colspan={layout.count}>
        {title} {count.toLocaleString('en-US')}
      </div>
    </div>
  );
}

interface DetailLineProps<Row> extends Pick<BodyProps<Row>, 'before' | 'layout' | 'detail'> {
  row: Row;
  index: number;
  top: number;
  width: number;
  measure: (element: Element | null) => void;
}

/** Stays in sight when the columns scroll. */
function DetailLine<Row>({ row, index, top, width, before, layout, detail, measure }: DetailLineProps<Row>) {
  return (
    <div role="row" className="detail" aria-rowindex={before + index + 1} data-index={index} ref={measure} style={{ top }}>
      <div role="gridcell" className="panel" aria-colindex={1} aria-colspan={layout.count} style={{ width }}>
        {detail?.(row)}
      </div>
    </div>
  );
}
