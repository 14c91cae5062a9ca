import { expect, test } from 'vitest';
import { emptySheet, sheetFrom, type BulkSheet } from './storedSheet.ts';

const sheet: BulkSheet = {
  text: '标题\t渠道',
  cells: [
    ['标题', '渠道'],
    ['秋季 01', '巨量引擎'],
  ],
  rowNumbers: [1, 3],
  kinds: { 标题: 'name' },
  shared: { target: 'page', url: 'https://a.example/x', miniVersion: 'audit', group: 7, clickWindow: 14 },
  edits: { 1: { name: '秋季 02', url: 'https://b.example', deepLink: 'x://y', clickWindow: '3' } },
};

const stored = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

test('all of a sheet that was put together is there after a reload', () => {
  expect(sheetFrom(stored(sheet))).toEqual(sheet);
  const cleared: BulkSheet = { ...sheet, shared: { url: null, group: null } };
  expect(sheetFrom(stored(cleared))).toEqual(cleared);
});

test('what no longer fits is left out', () => {
  const other = {
    kinds: { 标题: 'title', 渠道: 'channel' },
    shared: { target: 'shop', url: 1, miniVersion: 'beta', group: '7', clickWindow: null },
    edits: { 1: { name: 3 } },
  };
  expect(sheetFrom(stored({ ...sheet, ...other }))).toEqual({ ...sheet, kinds: { 渠道: 'channel' }, shared: {}, edits: { 1: {} } });
  for (const odd of [undefined, {}, { cells: 'x' }]) expect(sheetFrom(odd)).toEqual(emptySheet);
  expect(sheetFrom(stored({ cells: [], kinds: 1, shared: null, edits: 'x' }))).toEqual(emptySheet);
});
