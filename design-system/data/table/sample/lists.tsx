import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Copyable } from '../../../primitives/copyable/Copyable.tsx';
import { Glyph } from '../../../primitives/glyph/Glyph.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Status } from '../../../primitives/status/Status.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import type { Column } from '../columns/column.ts';
import { NameLink } from '../name-link/NameLink.tsx';
import type { Link, Member } from './seed-lists.ts';

export const linkColumns: Column<Link>[] = [
  {
    id: 'name',
    title: '推广活动',
    value: (row) => row.name,
    width: 200,
    phone: 'title',
    canHide: false,
    cell: (row) => (
      <NameLink href={`/campaigns/${row.id}`} note={`${row.id} · ${row.group}`}>
        {row.name}
      </NameLink>
    ),
  },
  {
    id: 'channel',
    title: '渠道',
    value: (row) => row.channel,
    width: 180,
    phone: 'line',
    cell: (row) => (
      <Stack direction="row" gap="2">
        <Glyph name={row.channel} size={24} />
        {row.channel}
      </Stack>
    ),
  },
  {
    id: 'path',
    title: '监测链接',
    value: (row) => row.path,
    width: 290,
    phone: 'line',
    yields: 'second',
    canSort: false,
    cell: (row) => <Copyable text={row.path} what="监测链接" />,
  },
  {
    id: 'state',
    title: '状态',
    value: (row) => row.state,
    width: 150,
    phone: 'aside',
    cell: (row) => <Status tone={row.tone}>{row.state}</Status>,
  },
  { id: 'clicks', title: '近 7 天点击', value: (row) => row.clicks, as: { kind: 'count' }, phone: 'half' },
  { id: 'installs', title: '激活', value: (row) => row.installs, as: { kind: 'count' }, width: 88, phone: 'half' },
  { id: 'last', title: '最近点击', value: (row) => row.last, as: { kind: 'time' }, isQuiet: true, width: 120, yields: 'first' },
];

export const memberColumns: Column<Member>[] = [
  {
    id: 'name',
    title: '成员',
    value: (row) => row.name,
    width: 320,
    cell: (row) => (
      <Stack direction="row" gap="3">
        <Avatar name={row.name} size={28} />
        <div>
          <NameLink href={`/members/${row.mail}`} note={row.mail}>
            {row.name}
          </NameLink>
        </div>
      </Stack>
    ),
  },
  { id: 'role', title: '角色', value: (row) => row.role, cell: (row) => <Tag kind={row.isAdmin ? 'accent' : 'neutral'}>{row.role}</Tag> },
  { id: 'apps', title: '可见应用', value: (row) => row.apps, width: 200 },
  { id: 'last', title: '最近登录', value: (row) => row.last, as: { kind: 'time' }, isQuiet: true },
];
