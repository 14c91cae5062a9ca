import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { regionsOf, type TableView } from './view.ts';
import { widthsOf } from './widths.ts';

const columns: Column<object>[] = [
  { id: 'name', title: '推广活动', width: 240, pin: 'start' },
  { id: 'clicks', title: '点击', as: { kind: 'count' } },
  { id: 'channel', title: '渠道' },
];

const widths = (room: number, view: TableView = {}, isPhone = false) => widthsOf(regionsOf(columns, view), view, room, isPhone);

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

test('on a phone the first column has 148 pixels, whatever it has elsewhere', () => {
  expect(widths(358, { widths: { name: 300 } }, true)['name']).toBe(148);
});
