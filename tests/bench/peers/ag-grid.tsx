import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { grouped, metrics, metricWidth, nameWidth, rowHeight, type Row } from '../table/data.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Row>[] = [
  { field: 'name', headerName: 'name', pinned: 'left', width: nameWidth },
  ...metrics.map((metric): ColDef<Row> => ({
    field: metric,
    headerName: metric,
    width: metricWidth,
    type: 'rightAligned',
    valueFormatter: ({ value }) => grouped(value),
  })),
];

export function Contestant({ rows }: { rows: Row[] }) {
  return (
    <AgGridReact<Row>
      rowData={rows}
      columnDefs={columns}
      rowHeight={rowHeight}
      headerHeight={34}
      suppressColumnMoveAnimation
      animateRows={false}
    />
  );
}
