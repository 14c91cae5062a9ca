import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { adParts, type AdPart } from '#app/api/reports/adRevenue.ts';
import { dayAt, indexOf } from '../../../../world/calendar.ts';
import { set } from '../../../../world/apps/settings.ts';
import { testService } from '../../../testService.ts';

const { signIn, world } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const yesterday = indexOf('2026-11-19');
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

test('every part of the ads is a part of the report, and none has more fills than requests, or impressions than fills', async () => {
  const question = fc.record({
    length: fc.integer({ min: 0, max: 40 }),
    ago: fc.nat(60),
    part: fc.constantFrom<AdPart>(...adParts.filter((part) => part !== 'app')),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ length, ago, part }) => {
      const days = { app, from: dayAt(yesterday - ago - length), to: dayAt(yesterday - ago) };
      const metrics = ['adRequests', 'adFills', 'adImpressions', 'adRevenue'];
      const { totals } = await owner.ask(reports.rows, { ...days, report: 'admobinfo', by: 'channel', metrics });
      const { rows, days: course } = await owner.ask(reports.adSources, { ...days, part });
      for (const { requests, fills, impressions } of rows) {
        expect(fills).toBeLessThanOrEqual(requests);
        expect(impressions).toBeLessThanOrEqual(fills);
      }
      const found = [rows.map((row) => row.requests), rows.map((row) => row.fills), rows.map((row) => row.impressions)].map(sum);
      expect(found).toEqual([totals['adRequests'], totals['adFills'], totals['adImpressions']]);
      expect(sum(rows.map(({ revenue }) => revenue))).toBeCloseTo(totals['adRevenue'] ?? 0, 1);
      expect(sum(course.flatMap(({ revenue }) => Object.values(revenue)))).toBeCloseTo(totals['adRevenue'] ?? 0, 1);
    }),
    { numRuns: 200 },
  );
});

test('what is settled is told apart from what is estimated, for the same days', async () => {
  const settled = await owner.ask(reports.adSources, { app, from: '2026-10-21', to: '2026-11-19', part: 'network' });
  expect(settled.settledTo).toBe('2026-10-31');
  const october = await owner.ask(reports.adSources, { app, from: '2026-10-21', to: '2026-10-31', part: 'network' });
  expect(sum(settled.rows.map(({ settledEstimate }) => settledEstimate))).toBeCloseTo(sum(october.rows.map(({ revenue }) => revenue)), 1);
  for (const row of settled.rows) expect(row.settled).toBeLessThan(row.settledEstimate ?? 0);
  const open = await owner.ask(reports.adSources, { app, from: '2026-11-01', to: '2026-11-19', part: 'network' });
  expect([open.settledTo, ...open.rows.map((row) => row.settled)].every((one) => one === null)).toBe(true);
});

test('ad revenue over spend only grows with age, and is nothing for days that have not come', async () => {
  const { rows, ages } = await owner.ask(reports.adReturns, { app, from: '2026-09-01', to: '2026-11-19', by: 'week', natural: false });
  expect(rows.length).toBeGreaterThan(5);
  for (const { values, maturity } of rows) for (const age of ages) expect(values[age] === null).toBe(maturity[age] === 'none');
  const old = rows.filter(({ maturity }) => maturity[60] === 'final');
  expect(old.length).toBeGreaterThan(1);
  for (const { values } of old) expect(values[30] ?? 0).toBeGreaterThan(values[7] ?? 0);
  expect(rows[0]?.maturity[30]).toBe('none');
});

const days = { from: '2026-10-21', to: '2026-11-19' };

test('by app, each row is the whole of that app as it is asked for alone', async () => {
  const { rows, days: course, part, apart } = await owner.ask(reports.adSources, { app, ...days, part: 'app' });
  expect([part, apart]).toEqual(['app', []]);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ key }) => key)).toContain(String(app));
  for (const { key, label: _label, ...found } of rows) {
    const alone = await owner.ask(reports.adSources, { app: Number(key), ...days, part: 'network' });
    for (const what of ['requests', 'fills', 'impressions', 'revenue', 'settled', 'settledEstimate'] as const)
      expect(found[what]).toBeCloseTo(sum(alone.rows.map((row) => row[what])), 1);
    expect(sum(course.map(({ revenue }) => revenue[key] ?? 0))).toBeCloseTo(found.revenue, 1);
  }
});

test('only apps of whose ad revenue the reader may ask are among them, whoever asks', async () => {
  let refused = 0;
  for (const who of ['super', 'appmanager', 'analyst', 'staff', 'demo']) {
    const { client } = await signIn(who);
    const mayAsk = async (id: number) => {
      const answer = client.ask(reports.adSources, { app: id, ...days, part: 'network' });
      return answer.then(({ rows }) => rows.length > 0).catch(() => false);
    };
    const all = world.apps.all().filter(({ isExpired, isDebug }) => !isExpired && !isDebug);
    const open: string[] = [];
    for (const { id } of all) if (await mayAsk(id)) open.push(String(id));
    refused += all.length - open.length;
    const asked = client.ask(reports.adSources, { app, ...days, part: 'app' });
    const listed = await asked.then(({ rows }) => rows.map(({ key }) => key)).catch(() => []);
    expect(listed.toSorted(), `as ${who}`).toEqual(open.includes(String(app)) ? open.toSorted() : []);
  }
  expect(refused).toBeGreaterThan(0);
});

test('amounts of an app in another currency are in no row and no sum: it is named apart', async () => {
  const other = testService();
  const { client } = await other.signIn('super');
  const before = await client.ask(reports.adSources, { app, ...days, part: 'app' });
  const moved = before.rows.find(({ key }) => key !== String(app));
  const record = other.world.apps.find(Number(moved?.key));
  if (!moved || !record) throw new Error('one app');
  set(other.world, record, { currency: 'USD' });
  const after = await client.ask(reports.adSources, { app, ...days, part: 'app' });
  expect(after.apart).toEqual([{ key: moved.key, label: record.name, currency: 'USD' }]);
  expect(after.rows).toEqual(before.rows.filter(({ key }) => key !== moved.key));
  expect(after.days.some(({ revenue }) => moved.key in revenue)).toBe(false);
  // To those who open the app itself, it is the other way round.
  const there = await client.ask(reports.adSources, { app: record.id, ...days, part: 'app' });
  expect(there.rows.map(({ key }) => key)).toEqual([moved.key]);
});
