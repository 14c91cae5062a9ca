import { useMemo } from 'react';
import type { Breakpoint } from '../frame/useBreakpoint.ts';
import { leavesOf, type Column, type Columns } from './column.ts';
import { menuWidth, selectWidth, type Layout } from './layout.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useLayout } from './useLayout.ts';
import { phoneRegionsOf, regionsOf, withSort, type Sort, type TableView } from './view.ts';
import { widthsOf } from './widths.ts';

interface Given<Row> {
  columns: Columns<Row>;
  view: TableView;
  setView: (view: TableView) => void;
  screen: Breakpoint;
  /** Pixels. */
  room: number;
  hasSelect: boolean;
  hasMenu: boolean;
}

export interface ColumnsState<Row> {
  leaves: readonly Column<Row>[];
  layout: Layout<Row>;
  sort: readonly Sort[];
  toggleSort: (id: string, isAdded: boolean) => void;
}

const unsorted: readonly Sort[] = [];

/** From the columns as facts to the columns as they stand. */
export function useColumns<Row>({ columns, view, setView, screen, room, hasSelect, hasMenu }: Given<Row>): ColumnsState<Row> {
  const { isPhone, hiddenPriorities } = screen;
  const leaves = useMemo(() => leavesOf(columns), [columns]);
  const regions = useMemo(() => {
    const staying = leaves.filter((column) => !column.yields || !hiddenPriorities.includes(column.yields));
    return isPhone ? phoneRegionsOf(staying, view) : regionsOf(staying, view);
  }, [leaves, view, isPhone, hiddenPriorities]);
  const fixed = (hasSelect ? selectWidth : 0) + (hasMenu ? menuWidth : 0);
  const widths = useMemo(() => widthsOf(regions, view, room - fixed, isPhone), [regions, view, room, fixed, isPhone]);
  const sort = view.sort ?? unsorted;
  const onSort = (next: readonly Sort[]) => setView(withSort(view, next));
  const model = useColumnModel({ columns, regions, widths, sort, onSort });
  const layout = useLayout(model, { columns, widths, sort, hasSelect, hasMenu });
  return { leaves, layout, sort, toggleSort: model.toggleSort };
}
