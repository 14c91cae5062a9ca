import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import {
  phoneRegionsOf,
  pinOf,
  regionsOf,
  shownColumns,
  withMoved,
  withoutColumn,
  withoutWidth,
  withPin,
  withPlaced,
  withWidth,
  type TableView,
} from './view.ts';

const columns: Column<object>[] = [
  { id: 'name', title: '推广活动', pin: 'start' },
  { id: 'channel', title: '渠道' },
  { id: 'clicks', title: '点击' },
  { id: 'rate', title: '激活率' },
  { id: 'fraud', title: '作弊率', isHidden: true },
];

const ids = (list: Column<object>[]) => list.map(({ id }) => id).join(' ');
const shown = (view: TableView) => ids(shownColumns(columns, view));

test('an empty view shows what is not hidden, as given', () => {
  expect(shown({})).toBe('name channel clicks rate');
});

test('a view says which and in what order; what it does not know is passed over', () => {
  expect(shown({ columns: ['name', 'fraud', 'gone', 'clicks', 'fraud'] })).toBe('name fraud clicks');
});

test('a column that cannot be hidden comes back to its place', () => {
  expect(shown({ columns: ['rate', 'clicks'] })).toBe('name rate clicks');
});

test('hiding takes its sorting along', () => {
  const view = withoutColumn({ sort: [{ column: 'rate', isDescending: true }] }, columns, 'rate');
  expect(view).toEqual({ columns: ['name', 'channel', 'clicks'], sort: [] });
});

test('a column moves among its neighbours and stops at the edge of its region', () => {
  expect(shown(withMoved({}, columns, 'rate', -1))).toBe('name channel rate clicks');
  expect(shown(withMoved({}, columns, 'channel', 9))).toBe('name clicks rate channel');
  expect(withMoved({}, columns, 'channel', -1)).toEqual({});
  expect(withMoved({}, columns, 'name', 1)).toEqual({});
});

test('a column dropped beside a fixed one is fixed', () => {
  const view = withPlaced({}, columns, 'clicks', 'name', 'after');
  expect(ids(regionsOf(columns, view).start)).toBe('name clicks');
  expect(ids(regionsOf(columns, view).center)).toBe('channel rate');
});

test('a pin that is the own one of the column is not kept', () => {
  const loose = withPin({}, columns, 'name', undefined);
  expect(loose.pins).toEqual({ name: 'none' });
  expect(columns[0] && pinOf(columns[0], loose)).toBeUndefined();
  expect(withPin(loose, columns, 'name', 'start')).toEqual({});
});

test('widths stay in their limits and can be given back', () => {
  const view = withWidth({ sort: [] }, 'clicks', 12.4);
  expect(view.widths).toEqual({ clicks: 64 });
  expect(withWidth(view, 'rate', 5000).widths).toEqual({ clicks: 64, rate: 640 });
  expect(withoutWidth(view, 'clicks')).toEqual({ sort: [] });
});

test('on a phone the sorted column stands beside the first, then figures, and nothing else is fixed', () => {
  const view: TableView = { sort: [{ column: 'rate', isDescending: true }], pins: { channel: 'end' } };
  const { start, center, end } = phoneRegionsOf(columns, view);
  expect([ids(start), ids(center), ids(end)]).toEqual(['name', 'rate clicks channel', '']);
});

test('on a phone that is sorted by its first column the rest keep their order', () => {
  expect(ids(phoneRegionsOf(columns, { sort: [{ column: 'name', isDescending: false }] }).center)).toBe('channel clicks rate');
});

test('a view survives being written down', () => {
  const view = withPin(withWidth({ columns: ['name', 'rate'] }, 'rate', 90), columns, 'rate', 'end');
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
});
