import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Column } from '../columns/column.ts';
import { Table } from '../Table.tsx';
import { NameLink } from './NameLink.tsx';

interface Place {
  id: string;
  name: string;
  href: string | undefined;
  note?: string;
}

const places: readonly Place[] = [
  { id: '1', name: '新版本拉新', href: '/manage/campaign?id=1', note: '100482 · 应用市场' },
  { id: '2', name: '只有名称', href: '/manage/campaign?id=2' },
  { id: '3', name: '已到期，不能打开', href: undefined },
  { id: '4', name: '不安全的地址', href: 'javascript:alert(1)' },
];

const columns: readonly Column<Place>[] = [
  {
    id: 'name',
    title: '推广活动',
    value: ({ name }) => name,
    width: 320,
    cell: ({ name, href, note }) => (
      <NameLink href={href} note={note}>
        {name}
      </NameLink>
    ),
  },
];

const meta = preview.meta({ title: 'Data/Name link 名称链接', component: NameLink, args: { href: '/', children: '' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  args: { children: '秋季版本-达人短视频-A' },
});

/** What leads nowhere, or where it must not, is a name without a link. */
export const InATable = meta.story({
  tags: ['matrix'],
  render: () => <Table label="推广活动" columns={columns} rows={places} rowKey={({ id }) => id} rowHeight={52} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/manage/campaign?id=1',
      '/manage/campaign?id=2',
    ]);
  },
});
