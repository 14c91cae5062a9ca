import { expect, test } from 'vitest';
import { filtersOf, narrowingOf } from './filters.ts';
import { moved, orderOf, selectionOf, selectionParams, toggled, type Selection } from './selection.ts';

const selection: Selection = {
  report: 'campaigninfo',
  period: { start: '2026-11-01', end: '2026-11-07' },
  by: ['day', 'channel', 'campaign'],
  columns: ['installs', 'clicks'],
  channels: ['101'],
  only: ['country:US', 'country:JP', 'keyword:'],
  without: ['campaign:12', 'group:3'],
  traffic: 'paid',
  format: 'xlsx',
};

test('the order of the fields is the order of the file, and a preset brings all but the dates back', () => {
  const order = orderOf(selection, { today: '2026-11-20', name: null, language: 'en' });
  expect(order).toMatchObject({ by: ['channel', 'campaign'], byDay: 'day', columns: ['installs', 'clicks'], from: '2026-11-01' });
  expect(order).toMatchObject({ channels: ['101'], countries: ['US', 'JP'], keywords: [''], campaigns: null, traffic: 'paid' });
  expect(order.without).toEqual(['campaign:12', 'campgroup:3']);
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

test('what a file is narrowed to is that of the filter controls, and stands in the address with any key', () => {
  const filters = filtersOf(selection);
  expect(filters).toEqual([
    { field: 'channel', keys: ['101'], isLeftOut: false },
    { field: 'group', keys: ['3'], isLeftOut: true },
    { field: 'campaign', keys: ['12'], isLeftOut: true },
    { field: 'country', keys: ['US', 'JP'], isLeftOut: false },
    { field: 'keyword', keys: [''], isLeftOut: false },
  ]);
  expect(filtersOf(narrowingOf(filters))).toEqual(filters);
  const keys = ['keyword:a,b:c%', 'keyword:', 'model:iPhone 15'];
  expect(selectionParams.only.parse(selectionParams.only.format(keys))).toEqual(keys);
  expect(selectionParams.without.parse('planet:1,campaign:12')).toEqual(['campaign:12']);
  expect(selectionParams.without.passedOver?.('planet:1,campaign:12')).toBe(1);
});
