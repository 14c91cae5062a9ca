import { totalLines } from './head/TotalsLine.tsx';
import type { RefObject } from 'react';
import { useColumns } from './columns/useColumns.ts';
import { useColumnAnnouncement } from './columns/useColumnAnnouncement.ts';
import { useView } from './columns/useView.ts';
import type { Sort } from './columns/view.ts';
import { useBox } from './frame/useBox.ts';
import { useBreakpoint } from './frame/useBreakpoint.ts';
import { useLines } from './rows/useLines.ts';
import { useExpandedRows } from './rows/useExpandedRows.ts';
import { useRowSelection } from './rows/useRowSelection.ts';
import type { TableProps } from './tableProps.ts';

/** In the order of the caller. */
const asGiven: readonly Sort[] = [];

/** The line above the columns is as high as a finger on a phone; names of groups press nothing. */
const headLine = { of: 34, onAPhone: 40 };

interface Elements {
  scroller: RefObject<HTMLElement | null>;
  /** As high as a row. */
  probe: RefObject<HTMLElement | null>;
}

/** The whole state of a table, combined from its parts. */
export function useTableState<Row>(props: TableProps<Row>, { scroller, probe }: Elements) {
  const { columns, rows, rowKey, totals, selection, rowMenu, expansion, sections, phone = 'columns' } = props;
  const box = useBox(scroller, probe);
  const screen = useBreakpoint();
  const { view, setView, resize } = useView(props);
  const { leaves, layout, sort, toggleSort } = useColumns({
    columns,
    rows,
    totals,
    view,
    setView,
    screen,
    room: box?.width ?? 0,
    hasSelect: selection !== undefined,
    // On a phone a row is held for its menu, and its room is that of a number.
    hasMenu: rowMenu !== undefined && !screen.isPhone,
  });
  const { announcement, move } = useColumnAnnouncement(leaves, setView);
  const [open, toggleOpen] = useExpandedRows(expansion);
  const lines = useLines({ rows, rowKey, columns: leaves, sort: props.isSortedByCaller ? asGiven : sort, expansion, sections, open });
  const selecting = useRowSelection({ selection, rows, rowKey, lines });
  return {
    box,
    hasCards: screen.isPhone && phone === 'cards',
    view,
    setView,
    /** Moves or hides a column and announces it. */
    move,
    announcement,
    resize,
    leaves,
    layout,
    toggleSort,
    toggleOpen,
    lines,
    hasRowMenu: (row: Row) => (rowMenu?.(row) ?? null) !== null,
    /** More than stand on a page: the table then scrolls in itself. */
    isLong: lines.count > 200,
    selecting,
    /** Lines of the head and the totals. */
    before: layout.groups.length + 1 + totalLines(totals),
    headHeight:
      (screen.isPhone ? headLine.onAPhone : headLine.of) + headLine.of * layout.groups.length + totalLines(totals) * (box?.rowHeight ?? 0),
  };
}

export type TableState<Row> = ReturnType<typeof useTableState<Row>>;
