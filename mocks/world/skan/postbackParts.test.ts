import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../../domains/testService.ts';
import { sourceApps } from './postbackParts.ts';

const owner = (await testService().signIn('super')).client;
const metrics = ['postbacks', 'nullPostbacks', 'postbacks2', 'postbacks3'];
const asked = { app: 1001, report: 'akandetails', from: '2026-08-01', to: '2026-08-31', natural: false, metrics };
const partsOf = (by: 'tier' | 'sourceApp', more: object = {}) => owner.ask(reports.rows, { ...asked, by, ...more });
const of = (values: Readonly<Record<string, number | null>>, metric: string) => values[metric] ?? Number.NaN;

test.each(['tier', 'sourceApp'] as const)('postbacks by %s are all postbacks, and none is more than what it is a part of', async (by) => {
  const [parts, whole] = await Promise.all([partsOf(by), owner.ask(reports.rows, { ...asked, by: 'channel' })]);
  expect(parts.rows.length).toBeGreaterThan(2);
  expect(parts.totals).toEqual(whole.totals);
  for (const { values } of parts.rows) {
    expect(of(values, 'nullPostbacks')).toBeLessThanOrEqual(of(values, 'postbacks'));
    expect(of(values, 'postbacks2')).toBeLessThanOrEqual(of(values, 'postbacks'));
    expect(of(values, 'postbacks3')).toBeLessThanOrEqual(of(values, 'postbacks2'));
  }
});

test('the lowest tier has no value and no later postback, the others mostly have one', async () => {
  const { rows } = await partsOf('tier');
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['0', '1', '2', '3']);
  const [lowest, ...others] = rows.toSorted((one, other) => one.key.localeCompare(other.key)).map(({ values }) => values);
  if (!lowest) throw new Error('no tier');
  expect(of(lowest, 'nullPostbacks')).toBe(of(lowest, 'postbacks'));
  expect([of(lowest, 'postbacks2'), of(lowest, 'postbacks3')]).toEqual([0, 0]);
  for (const values of others) expect(of(values, 'nullPostbacks') / of(values, 'postbacks')).toBeLessThan(0.5);
});

test('an app is named by postbacks of the highest tier and by no other', async () => {
  const [tiers, apps] = await Promise.all([partsOf('tier'), partsOf('sourceApp')]);
  const highest = tiers.rows.find(({ key }) => key === '3');
  const named = apps.rows.filter(({ key }) => key !== '');
  expect(named.map(({ label }) => label).every((label) => sourceApps.some(({ name }) => name === label))).toBe(true);
  expect(named.reduce((sum, { values }) => sum + of(values, 'postbacks'), 0)).toBe(highest?.values['postbacks']);
});

test('nothing but postbacks is known by what they carry', async () => {
  const { rows, totals } = await partsOf('tier', { metrics: ['installs', 'income', 'postbacks'] });
  for (const { values } of rows) expect([values['installs'], values['income']]).toEqual([null, null]);
  expect(totals['installs']).toBeNull();
});

test('a channel has tiers of its own, which make up its postbacks', async () => {
  const { rows } = await owner.ask(reports.rows, { ...asked, by: 'channel', sort: 'postbacks', order: 'desc' });
  const [largest] = rows;
  if (!largest) throw new Error('no channel');
  const { totals } = await partsOf('tier', { channels: [largest.key] });
  expect(totals).toEqual(largest.values);
});
