import { useMemo } from 'react';
import { useProvenaLocale } from '../../../foundation/words.ts';
import type { Breakpoint } from '../frame/useBreakpoint.ts';
import type { Totals } from '../head/TotalsLine.tsx';
import { leavesOf, type Column, type Columns } from './column.ts';
import { figureWidths } from './figureWidths.ts';
import { menuWidth, selectWidth, type Layout } from './layout.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useLayout } from './useLayout.ts';
import { phoneRegionsOf, regionsOf, withSort, type Sort, type TableView } from './view.ts';
import { widthsOf } from './widths.ts';

interface Given<Row> {
  columns: Columns<Row>;
  rows: readonly Row[];
  totals: Totals | undefined;
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
export function useColumns<Row>({ columns, rows, totals, view, setView, screen, room, hasSelect, hasMenu }: Given<Row>): ColumnsState<Row> {
  const { isPhone, hiddenPriorities } = screen;
  const leaves = useMemo(() => leavesOf(columns), [columns]);
  const regions = useMemo(() => {
    const staying = leaves.filter((column) => !column.yields || !hiddenPriorities.includes(column.yields));
    return isPhone ? phoneRegionsOf(staying, view) : regionsOf(staying, view);
  }, [leaves, view, isPhone, hiddenPriorities]);
  const fixed = (hasSelect ? selectWidth : 0) + (hasMenu ? menuWidth : 0);
  const locale = useProvenaLocale();
  const figures = useMemo(() => figureWidths({ columns: leaves, rows, totals, locale }), [leaves, rows, totals, locale]);
  const widths = useMemo(
    () => widthsOf(regions, view, { room: room - fixed, isPhone, figures }),
    [regions, view, room, fixed, isPhone, figures],
  );
  const sort = view.sort ?? unsorted;
  const onSort = (next: readonly Sort[]) => setView(withSort(view, next));
  const model = useColumnModel({ columns, regions, widths, sort, onSort });
  const layout = useLayout(model, { columns, widths, sort, hasSelect, hasMenu });
  return { leaves, layout, sort, toggleSort: model.toggleSort };
}
