import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { adParts, type AdPart } from '#app/api/reports/adRevenue.ts';
import { dayAt, indexOf } from '../../../../world/calendar.ts';
import { testService } from '../../../testService.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const yesterday = indexOf('2026-11-19');
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

test('every part of the ads is a part of the report, and none has more fills than requests, or impressions than fills', async () => {
  const question = fc.record({ length: fc.integer({ min: 0, max: 40 }), ago: fc.nat(60), part: fc.constantFrom<AdPart>(...adParts) });
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
    { numRuns: 40 },
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
