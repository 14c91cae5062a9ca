import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '../columns/column.ts';
import type { Sort } from '../columns/view.ts';
import { orderOf } from './order.ts';

interface Row {
  name: string | null;
  clicks: number | null;
}

const columns: Column<Row>[] = [
  { id: 'name', title: '推广活动', value: (row) => row.name },
  { id: 'clicks', title: '点击', value: (row) => row.clicks },
  { id: 'menu', title: '' },
];

const shown = (rows: Row[], ...sort: Sort[]) => {
  const order = orderOf(rows, sort, columns, 'zh-CN');
  return order ? Array.from(order, (index) => rows[index]) : rows;
};

const down = (column: string): Sort => ({ column, isDescending: true });
const up = (column: string): Sort => ({ column, isDescending: false });

const [a, b, c, d]: [Row, Row, Row, Row] = [
  { name: '知乎', clicks: 7 },
  { name: '百度营销', clicks: null },
  { name: '巨量引擎', clicks: 20 },
  { name: null, clicks: 7 },
];

test('numbers by their size, and none at the end in both directions', () => {
  expect(shown([a, b, c, d], down('clicks'))).toEqual([c, a, d, b]);
  expect(shown([a, b, c, d], up('clicks'))).toEqual([a, d, c, b]);
});

test('the second column decides between equals', () => {
  expect(shown([d, b, a, c], up('clicks'), up('name'))).toEqual([a, d, c, b]);
});

test('what cannot be sorted, or is not there, leaves the order as given', () => {
  expect(orderOf([a, b], [up('menu'), up('gone')], columns, 'zh-CN')).toBeUndefined();
});

const anyRows = fc.array(
  fc.record({
    name: fc.option(fc.constantFrom('知乎', 'B 站', '巨量引擎')),
    clicks: fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }))),
  }),
);

test('agrees with a sort that compares, for any numbers and any two columns', () => {
  // Chinese before Latin, as the language has it.
  const places = new Map(['巨量引擎', '知乎', 'B 站'].map((name, place) => [name, place]));
  const by = (x: number | null | undefined, y: number | null | undefined, isDescending: boolean) => {
    if (x === null || x === undefined) return y === null || y === undefined ? 0 : 1;
    if (y === null || y === undefined) return -1;
    return x === y ? 0 : x < y === isDescending ? 1 : -1;
  };
  fc.assert(
    fc.property(anyRows, fc.boolean(), fc.boolean(), (rows, first, second) => {
      const expected = rows.toSorted(
        (x, y) => by(x.clicks, y.clicks, first) || by(places.get(x.name ?? ''), places.get(y.name ?? ''), second),
      );
      expect(shown(rows, { column: 'clicks', isDescending: first }, { column: 'name', isDescending: second })).toEqual(expected);
    }),
  );
});

test('one column may hold numbers and words: numbers stand first', () => {
  const mixed: Column<{ v: string | number | null }>[] = [{ id: 'v', title: '取值', value: (row) => row.v }];
  const rows = [{ v: '未到期' }, { v: 12 }, { v: null }, { v: -4 }];
  expect(Array.from(orderOf(rows, [up('v')], mixed, 'zh-CN') ?? [])).toEqual([3, 1, 0, 2]);
});
