import { expect, test } from 'vitest';
import type { Column } from '../columns/column.ts';
import { tableSheet } from './tableSheet.ts';

interface Row {
  name: string;
  clicks: number;
  week: number | null;
  change: number;
}

const columns: Column<Row>[] = [
  { id: 'clicks', title: '点击', value: (row) => row.clicks, as: { kind: 'count' } },
  { id: 'name', title: '推广活动', value: (row) => row.name, pin: 'start' },
  {
    id: 'week',
    title: '7 日留存',
    value: (row) => row.week,
    as: { kind: 'percent' },
    state: (row) => (row.week === null ? 'immature' : undefined),
  },
  { id: 'change', title: '变化', value: (row) => row.change, as: { kind: 'points' }, isHidden: true },
  { id: 'acts', title: '操作', cell: () => '编辑' },
];

const rows: Row[] = [
  { name: '知乎', clicks: 7, week: null, change: 0.01 },
  { name: '巨量引擎', clicks: 20, week: 0.16, change: -0.02 },
];

const shown = (view = {}, rest = {}) => tableSheet({ title: '推广活动', columns, rows, view, locale: 'zh-CN', ...rest });

test('columns from left to right as they stand, without hidden ones and those that only draw', () => {
  expect(shown().columns).toEqual([
    { title: '推广活动', kind: 'text' },
    { title: '点击', kind: 'count' },
    { title: '7 日留存', kind: 'percent' },
  ]);
});

test('rows in the order that is shown', () => {
  const view = { sort: [{ column: 'clicks', isDescending: true }] };
  expect(shown(view).rows).toEqual([
    ['巨量引擎', 20, 0.16],
    ['知乎', 7, '未到期'],
  ]);
  expect(shown(view, { isSortedByCaller: true }).rows[0]?.[0]).toBe('知乎');
});

test('totals name themselves, in the first column', () => {
  expect(shown({}, { totals: { note: '2 项', values: { clicks: 27 } } }).totals).toEqual(['合计 2 项', 27, null]);
});

test('percentage points are written in points', () => {
  expect(shown({ columns: ['name', 'change'] }).rows).toEqual([
    ['知乎', 1],
    ['巨量引擎', -2],
  ]);
});

test('of a tree what is open, in its order, one step further in', () => {
  const [first, second] = rows;
  const parent = { name: '信息流', clicks: 27, week: 0.1, change: 0 };
  const tree = {
    rowKey: ({ name }: Row) => name,
    children: ({ name }: Row) => (name === '信息流' ? rows : undefined),
    open: new Set(['信息流']),
    levels: ['媒体', '广告'],
  };
  const view = { columns: ['name', 'clicks'], sort: [{ column: 'clicks', isDescending: true }] };
  expect(shown(view, { rows: [parent], tree }).rows).toEqual([
    ['信息流', 27],
    [`    ${second?.name}`, 20],
    [`    ${first?.name}`, 7],
  ]);
  expect(shown(view, { rows: [parent], tree: { ...tree, open: new Set() } }).rows).toEqual([['信息流', 27]]);
});

test('for programs the rows of a tree are those without others in them, with what they lie in', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('no rows');
  const inside: Row = { name: '品牌词', clicks: 3, week: null, change: 0 };
  const { rows: inSight, leaves } = shown(
    {},
    {
      tree: {
        rowKey: ({ name }: Row) => name,
        children: (row: Row) => (row === second ? [inside] : undefined),
        open: new Set([second.name]),
        levels: ['渠道', '推广活动'],
      },
    },
  );
  expect(inSight.map(([name]) => name)).toEqual(['知乎', '巨量引擎', '    品牌词']);
  expect(leaves).toEqual({
    columns: [
      { title: '渠道', kind: 'text' },
      { title: '推广活动', kind: 'text' },
      { title: '点击', kind: 'count' },
      { title: '7 日留存', kind: 'percent' },
    ],
    rows: [
      ['知乎', null, 7, '未到期'],
      ['巨量引擎', '品牌词', 3, '未到期'],
    ],
  });
});
