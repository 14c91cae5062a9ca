import { expect, test } from 'vitest';
import type { Totals } from '../head/TotalsLine.tsx';
import type { Column } from './column.ts';
import { figureWidths } from './figureWidths.ts';
import { phoneRegionsOf, regionsOf, type TableView } from './view.ts';
import { widthsOf } from './widths.ts';

const columns: Column<object>[] = [
  { id: 'name', title: '推广活动', width: 240, pin: 'start' },
  { id: 'clicks', title: '点击', as: { kind: 'count' } },
  { id: 'channel', title: '渠道' },
];

const widths = (room: number, view: TableView = {}, isPhone = false) => widthsOf(regionsOf(columns, view), view, { room, isPhone });

test('in a narrow room columns keep what they need', () => {
  expect(widths(300)).toEqual({ name: 240, clicks: 112, channel: 160 });
});

test('what is left over goes to all of them by their width, to the last pixel', () => {
  expect(widths(1024)).toEqual({ name: 480, clicks: 224, channel: 320 });
  expect(Object.values(widths(1033)).reduce((sum, width) => sum + width, 0)).toBe(1033);
});

test('a resized column keeps its width', () => {
  expect(widths(800, { widths: { name: 300 } })).toEqual({ name: 300, clicks: 206, channel: 294 });
});

test('where every column was resized, the room stays empty', () => {
  expect(widths(800, { widths: { name: 300, clicks: 100, channel: 100 } })).toEqual({ name: 300, clicks: 100, channel: 100 });
});

test('on a phone two figures stand beside the first, as far as their heads go', () => {
  const figures = (one: string, other: string): Column<object>[] => [
    { id: 'name', title: '推广活动', width: 240, pin: 'start' },
    { id: 'channel', title: '渠道' },
    ...[one, other, '注册'].map((title): Column<object> => ({ id: title, title, as: { kind: 'count' } })),
  ];
  const onPhone = (columns: Column<object>[], view: TableView = {}) =>
    widthsOf(phoneRegionsOf(columns, view), view, { room: 358, isPhone: true });
  expect(onPhone(figures('点击', '激活'), { widths: { 点击: 300 } })).toEqual({ name: 148, 点击: 105, 激活: 105, 注册: 112, channel: 160 });
  expect(onPhone(figures('Registration rate', 'Pay'))).toMatchObject({ name: 148, 'Registration rate': 105, Pay: 105 });
  const { Incrementality: wide = 0, ROI: narrow = 0 } = onPhone(figures('Incrementality', 'ROI'));
  expect([wide > 105, wide + narrow]).toEqual([true, 210]);
  const [one = 0, other = 0] = Object.values(onPhone(figures('Uninterruptedly', 'Incomprehensibly'))).slice(1, 3);
  expect(one + other).toBeGreaterThan(210);
});

test('on a phone the first column has 148 pixels, whatever it has elsewhere', () => {
  expect(widths(358, { widths: { name: 300 } }, true)['name']).toBe(148);
});

interface Spend {
  spend: number;
  rate: number;
}

const money: Column<Spend>[] = [
  { id: 'spend', title: '花费', value: ({ spend }) => spend, as: { kind: 'money' } },
  { id: 'rate', title: '占比', value: ({ rate }) => rate, as: { kind: 'percent' } },
];
const figuresOf = (rows: Spend[], totals?: Totals) => figureWidths({ columns: money, rows, totals, locale: 'zh-CN' });

test('a column of figures is as wide as its longest, in the rows, the totals and their parts', () => {
  const short = figuresOf([{ spend: 5, rate: 0.1 }])['spend'] ?? 0;
  const long = figuresOf([{ spend: 22_324_942, rate: 0.1 }])['spend'];
  expect(long).toBeGreaterThan(short + 60);
  expect(figuresOf([{ spend: -22_324_942, rate: 0.1 }])['spend']).toBeGreaterThan(long ?? 0);
  expect(figuresOf([{ spend: 5, rate: 0.1 }], { values: { spend: 22_324_942 } })['spend']).toBe(long);
  expect(figuresOf([{ spend: 5, rate: 0.1 }], { values: {}, parts: [{ name: '推广量', values: { spend: 22_324_942 } }] })['spend']).toBe(
    long,
  );
});

test('figures are not cut: a column widens for them, and on a phone one stands beside the name where two have no room', () => {
  const wide = { clicks: 150 };
  expect(widthsOf(regionsOf(columns, {}), {}, { room: 300, figures: wide })).toEqual({ name: 240, clicks: 150, channel: 160 });
  const both: Column<object>[] = ['name', 'spend', 'before'].map((id, index) =>
    index ? { id, title: id, as: { kind: 'money' } } : { id, title: id, pin: 'start' },
  );
  const onPhone = (figures: Record<string, number>) => widthsOf(phoneRegionsOf(both, {}), {}, { room: 358, isPhone: true, figures });
  expect(onPhone({ spend: 104, before: 104 })).toEqual({ name: 148, spend: 105, before: 105 });
  expect(onPhone({ spend: 107, before: 103 })).toEqual({ name: 148, spend: 107, before: 103 });
  expect(onPhone({ spend: 107, before: 107 })).toEqual({ name: 148, spend: 112, before: 112 });
});
