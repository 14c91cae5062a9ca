import { Provena, Table } from '#design-system';
import '#design-system/styles.css';
import { metrics, metricWidth, nameWidth, viewHeight, type Row } from '../data.ts';

const columns = [
  { id: 'name', title: 'name', value: (row: Row) => row.name, pin: 'start' as const, width: nameWidth },
  ...metrics.map((metric) => ({
    id: metric,
    title: metric,
    value: (row: Row) => row[metric] ?? 0,
    as: { kind: 'count' as const },
    width: metricWidth,
  })),
];

export function Contestant({ rows }: { rows: Row[] }) {
  return (
    <Provena theme="light" density="compact">
      <div style={{ height: viewHeight }}>
        <Table label="bench" columns={columns} rows={rows} rowKey={({ id }) => String(id)} height="fill" />
      </div>
    </Provena>
  );
}
