import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { alignOf, canSort, isGroup, leavesOf, type Column, type Columns } from './column.ts';
import type { Regions, Sort } from './view.ts';

/**
 * TanStack Table keeps the columns: their order, their regions, their heads, and what the next click on a head means. It is given no
 * rows. Its row model makes an object for each row and calls accessors through it, which for 50,000 rows takes longer than
 * everything else until the first of them is seen; `rows/` does that with typed arrays.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

type NoRow = Record<string, never>;
type Definition = ColumnDef<typeof features, NoRow, unknown>;
const noRows: NoRow[] = [];

interface Given<Row> {
  columns: Columns<Row>;
  regions: Regions<Row>;
  widths: Readonly<Record<string, number>>;
  sort: readonly Sort[];
  onSort: (sort: readonly Sort[]) => void;
}

type Headed = ReturnType<ReturnType<typeof useColumnTable>['getStartHeaderGroups']>;

/** What of the columns stands in one region. */
export interface ModelRegion {
  region: 'start' | 'center' | 'end';
  leaves: readonly { id: string }[];
  heads: Headed;
}

export interface ColumnModel {
  /** From left to right. The same list as long as columns, order and regions are the same. */
  regions: readonly [ModelRegion, ModelRegion, ModelRegion];
  /** What a click on a head does; with `isAdded`, beside what is sorted already. */
  toggleSort: (id: string, isAdded: boolean) => void;
}

export function useColumnModel<Row>(given: Given<Row>): ColumnModel {
  const table = useColumnTable(given);
  const start = useRegion('start', table.getStartVisibleLeafColumns(), table.getStartHeaderGroups());
  const center = useRegion('center', table.getCenterVisibleLeafColumns(), table.getCenterHeaderGroups());
  const end = useRegion('end', table.getEndVisibleLeafColumns(), table.getEndHeaderGroups());
  return {
    regions: useMemo(() => [start, center, end], [start, center, end]),
    toggleSort: (id, isAdded) => table.getColumn(id)?.toggleSorting(undefined, isAdded),
  };
}

function useRegion(region: ModelRegion['region'], leaves: readonly { id: string }[], heads: Headed): ModelRegion {
  return useMemo(() => ({ region, leaves, heads }), [region, leaves, heads]);
}

function useColumnTable<Row>({ columns, regions, widths, sort, onSort }: Given<Row>) {
  const definitions = useMemo(() => columns.map((entry) => definitionOf(entry)), [columns]);
  const state = useMemo(() => {
    const { start, center, end } = regions;
    const shown = new Set([...start, ...center, ...end]);
    return {
      columnOrder: [...shown].map(idOf),
      columnPinning: { start: start.map(idOf), end: end.map(idOf) },
      columnSizing: { ...widths },
      columnVisibility: Object.fromEntries(leavesOf(columns).map((column) => [column.id, shown.has(column)])),
      sorting: sort.map(({ column, isDescending }) => ({ id: column, desc: isDescending })),
    };
  }, [columns, regions, widths, sort]);
  return useTable({
    features,
    columns: definitions,
    data: noRows,
    state,
    onSortingChange: (change) => onSort(sortOf(typeof change === 'function' ? change(state.sorting) : change)),
  });
}

function definitionOf<Row>(entry: Columns<Row>[number]): Definition {
  if (isGroup(entry)) return { id: `group ${entry.title}`, header: entry.title, columns: entry.columns.map(leafOf) };
  return leafOf(entry);
}

/** Names are read from above, numbers from their largest. */
function leafOf<Row>(column: Column<Row>): Definition {
  return {
    id: column.id,
    header: column.title,
    accessorFn: () => null,
    enableSorting: canSort(column),
    sortDescFirst: alignOf(column) === 'end',
    minSize: 0,
    maxSize: Number.MAX_SAFE_INTEGER,
  };
}

const idOf = <Row>({ id }: Column<Row>) => id;
const sortOf = (sorting: SortingState): Sort[] => sorting.map(({ id, desc }) => ({ column: id, isDescending: desc }));
