import { useMemo } from 'react';
import { alignOf, leavesOf, type Column, type Columns } from './column.ts';
import { menuWidth, selectWidth, type GroupHead, type Layout, type Place, type PlaceSort } from './layout.ts';
import type { ColumnModel, ModelRegion } from './useColumnModel.ts';
import type { Sort } from './view.ts';

interface Given<Row> {
  columns: Columns<Row>;
  widths: Readonly<Record<string, number>>;
  sort: readonly Sort[];
  hasSelect: boolean;
  hasMenu: boolean;
}

/** Reads off the model where everything stands. */
export function useLayout<Row>({ regions }: ColumnModel, { columns, widths, sort, hasSelect, hasMenu }: Given<Row>): Layout<Row> {
  return useMemo(
    () => layoutOf(regions, { columns, widths, sort, hasSelect, hasMenu }),
    [regions, columns, widths, sort, hasSelect, hasMenu],
  );
}

type ModelRegions = ColumnModel['regions'];

function layoutOf<Row>(regions: ModelRegions, { columns, widths, sort, hasSelect, hasMenu }: Given<Row>): Layout<Row> {
  const byId = new Map(leavesOf(columns).map((column) => [column.id, column]));
  const first = hasSelect ? 2 : 1;
  const [startPart, centerPart, endPart] = regions;
  const placesOf = ({ region, leaves }: ModelRegion, from: number) =>
    placed(
      leaves.flatMap(({ id }) => byId.get(id) ?? []),
      { region, from, widths, sort },
    );
  const start = placesOf(startPart, first);
  const center = placesOf(centerPart, first + start.length);
  const end = placesOf(endPart, first + start.length + center.length);
  const startWidth = widthOf(start) + (hasSelect ? selectWidth : 0);
  const endWidth = widthOf(end) + (hasMenu ? menuWidth : 0);
  const centerWidth = widthOf(center);
  const width = startWidth + centerWidth + endWidth;
  const count = first - 1 + start.length + center.length + end.length + (hasMenu ? 1 : 0);
  return {
    start,
    center,
    end,
    groups: groupsOf(regions, widths, first),
    hasSelect,
    hasMenu,
    startWidth,
    centerWidth,
    endWidth,
    width,
    count,
  };
}

interface Region extends Pick<Given<unknown>, 'widths' | 'sort'> {
  region: ModelRegion['region'];
  from: number;
}

function placed<Row>(columns: Column<Row>[], { region, from, widths, sort }: Region): Place<Row>[] {
  let left = 0;
  return columns.map((column, at) => {
    const width = widths[column.id] ?? 0;
    left += width;
    const sorted = sortOf(sort, column.id);
    const className = ['cell', alignOf(column) === 'end' && 'end', column.isQuiet && 'quiet', sorted && 'sorted'].filter(Boolean).join(' ');
    return { column, index: from + at, region, left: left - width, width, style: { width }, className, sort: sorted };
  });
}

function widthOf<Row>(places: Place<Row>[]): number {
  return places.reduce((sum, { width }) => sum + width, 0);
}

function sortOf(sort: readonly Sort[], id: string): PlaceSort | undefined {
  const at = sort.findIndex(({ column }) => column === id);
  const found = sort[at];
  return found && { isDescending: found.isDescending, rank: sort.length > 1 ? at + 1 : undefined };
}

/** The rows of heads above the columns' own, from above. A group that the regions or the order take apart has a head over each part. */
function groupsOf(regions: ModelRegions, widths: Given<unknown>['widths'], first: number): GroupHead[][] {
  const depth = Math.max(...regions.map(({ heads }) => heads.length)) - 1;
  return Array.from({ length: depth }, (_, level) => {
    let index = first;
    return regions.flatMap(({ region, heads }) =>
      (heads[level]?.headers ?? []).map((head) => {
        index += head.colSpan;
        const width = head
          .getLeafHeaders()
          .reduce((sum, { column, subHeaders }) => sum + (subHeaders.length ? 0 : (widths[column.id] ?? 0)), 0);
        const title = head.isPlaceholder ? undefined : String(head.column.columnDef.header);
        return { key: `${region} ${head.id}`, title, region, index: index - head.colSpan, span: head.colSpan, width };
      }),
    );
  });
}
