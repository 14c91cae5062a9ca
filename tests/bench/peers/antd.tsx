import { Table, type TableColumnsType } from 'antd';
import { grouped, metrics, metricWidth, nameWidth, viewHeight, type Row } from '../table/data.ts';

const columns: TableColumnsType<Row> = [
  { dataIndex: 'name', title: 'name', fixed: 'left', width: nameWidth },
  ...metrics.map((metric) => ({
    dataIndex: metric,
    title: metric,
    width: metricWidth,
    align: 'right' as const,
    render: grouped,
    sorter: (a: Row, b: Row) => (a[metric] ?? 0) - (b[metric] ?? 0),
  })),
];

export function Contestant({ rows }: { rows: Row[] }) {
  return (
    <Table<Row>
      virtual
      size="small"
      rowKey="id"
      pagination={false}
      columns={columns}
      dataSource={rows}
      scroll={{ x: nameWidth + metrics.length * metricWidth, y: viewHeight - 34 }}
    />
  );
}
