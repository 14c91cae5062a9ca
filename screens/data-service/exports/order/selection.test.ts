import { expect, test } from 'vitest';
import { moved, orderOf, selectionOf, selectionParams, toggled, type Selection } from './selection.ts';

const selection: Selection = {
  report: 'campaigninfo',
  period: { start: '2026-11-01', end: '2026-11-07' },
  by: ['day', 'channel', 'campaign'],
  columns: ['installs', 'clicks'],
  channels: ['101'],
  format: 'xlsx',
};

test('the order of the fields is the order of the file, and a preset brings all but the dates back', () => {
  const order = orderOf(selection, { today: '2026-11-20', name: null, language: 'en' });
  expect(order).toMatchObject({ by: ['channel', 'campaign'], byDay: 'day', columns: ['installs', 'clicks'], from: '2026-11-01' });
  const { period: _, ...others } = selection;
  expect(selectionOf(order)).toEqual(others);
});

test('fields are added at the end, the day at the start, and move one place', () => {
  expect(toggled(['channel'], 'day', true)).toEqual(['day', 'channel']);
  expect(toggled(['day'], 'channel', true)).toEqual(['day', 'channel']);
  expect(toggled(['day', 'channel'], 'day', false)).toEqual(['channel']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});

test('an address with unknown fields keeps those that are known', () => {
  expect(selectionParams.columns.parse('clicks.password.clicks')).toEqual(['clicks']);
  expect(selectionParams.by.parse('')).toEqual([]);
});
