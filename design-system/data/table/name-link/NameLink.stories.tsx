import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Column } from '../columns/column.ts';
import { Table } from '../Table.tsx';
import { NameLink } from './NameLink.tsx';

interface Row {
  id: string;
  name: string;
  href: string | undefined;
}

const rows: Row[] = [
  { id: '100482', name: '秋季版本-达人短视频-A', href: '/campaigns/100482' },
  { id: '100483', name: '地址不安全的一行', href: undefined },
];

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: '推广活动',
    value: (row) => row.name,
    cell: (row) => (
      <NameLink href={row.href} note={row.id}>
        {row.name}
      </NameLink>
    ),
  },
];

const meta = preview.meta({
  title: 'Data/Name link 名称链接',
  component: NameLink,
  args: { href: '/campaigns/100482', children: '秋季版本-达人短视频-A' },
  render: () => <Table label="推广活动" columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={52} />,
});

/** It stands in a table; what is no safe address is text. */
export const InATable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('秋季版本-达人短视频-A');
    await expect(canvas.getByText('地址不安全的一行')).toBeVisible();
  },
});
