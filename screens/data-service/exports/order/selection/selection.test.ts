import { expect, test } from 'vitest';
import { filtersOf, narrowingOf } from './filters.ts';
import { readSelection } from './readSelection.ts';
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

const field = (key: string, withheldBy: 'pay' | 'retention' | null = null, isOfOthers = false) => ({
  key,
  group: 'install',
  withheldBy,
  isOfOthers,
});
const reports = ['campaigninfo'];

test('what a link names and this reader may not have is not chosen, and is a loss of the link', () => {
  const values: Selection = { ...selection, columns: ['installs', 'income', 'retention1', 'clicks'] };
  const fields = [field('installs'), field('income', 'pay'), field('retention1', null, true), field('clicks')];
  const read = readSelection(values, { openReports: reports, fields });
  expect(read.selection.columns).toEqual(['installs', 'clicks']);
  expect(read.columns).toEqual(['installs', 'clicks']);
  expect(read.lost).toEqual([]);
  expect(read.losses).toEqual([
    { part: 'column', cause: 'access', count: 1, metrics: ['income'], flags: ['pay'] },
    { part: 'column', cause: 'platform', count: 1, metrics: ['retention1'] },
  ]);
});

test('what was open when the page was opened is lost meanwhile, and no fault of the link', () => {
  const values: Selection = { ...selection, columns: ['installs', 'retention1'] };
  const fields = [field('installs'), field('retention1', 'retention')];
  const read = readSelection(values, { openReports: reports, fields, opened: new Set(['installs', 'retention1']) });
  expect(read).toMatchObject({ columns: ['installs'], lost: ['retention1'], losses: [] });
  expect(read.selection.columns).toEqual(values.columns);
});

test('of what nobody has chosen only what is open is there, but for what stood there a moment ago', () => {
  const values: Selection = { ...selection, columns: selectionParams.columns.fallback };
  const fields = values.columns.map((key) => field(key, key === 'cost' ? 'pay' : null));
  const others = values.columns.filter((column) => column !== 'cost');
  const unseen = readSelection(values, { openReports: reports, fields });
  expect(unseen).toMatchObject({ columns: others, lost: [], losses: [] });
  expect(unseen.selection.columns).toEqual(others);
  const lost = readSelection(values, { openReports: reports, fields, opened: new Set(values.columns) });
  expect(lost).toMatchObject({ columns: others, lost: ['cost'], losses: [] });
  expect(lost.selection.columns).toEqual(values.columns);
});
