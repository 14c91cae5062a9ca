import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { grouped, metrics, metricWidth, nameWidth, rowHeight, viewHeight, type Row } from '../data.ts';

const features = tableFeatures({
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const helper = createColumnHelper<typeof features, Row>();
const columns = helper.columns([
  helper.accessor('name', { header: 'name', size: nameWidth }),
  ...metrics.map((metric) =>
    helper.accessor((row) => row[metric] ?? 0, { id: metric, header: metric, size: metricWidth, cell: (cell) => grouped(cell.getValue()) }),
  ),
]);

/** TanStack Table and Virtual as their guides put them together, with nothing added. */
export function Contestant({ rows: data }: { rows: Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data, initialState: { columnPinning: { start: ['name'], end: [] } } });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div ref={scroller} style={{ height: viewHeight, overflow: 'auto' }}>
      <table style={{ display: 'grid', width: nameWidth + metrics.length * metricWidth }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: header.getSize(), height: 34 }} onClick={header.column.getToggleSortingHandler()}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <tr
                  key={row.id}
                  style={{ display: 'flex', position: 'absolute', transform: `translateY(${item.start}px)`, height: rowHeight }}
                >
                  {row.getVisibleCells().map((cell) => (
                    <td
                      key={cell.id}
                      style={{
                        width: cell.column.getSize(),
                        ...(cell.column.getIsPinned() && { position: 'sticky', left: 0, background: 'white' }),
                      }}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
