import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#design-system/foundation/period/days.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../../testService.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const days = { app: 1001, from: '2026-11-02', to: '2026-11-08', natural: false };
const total = (counts: readonly { blocked: number; flagged: number }[]) =>
  counts.reduce((sum, one) => ({ blocked: sum.blocked + one.blocked, flagged: sum.flagged + one.flagged }), { blocked: 0, flagged: 0 });

/** What the trace of installs takes out as blocked, and what it finds suspect. */
async function removed(scope: Parameters<typeof reports.fraud>[0], key?: string) {
  const asked = { ...scope, report: 'IndicatorDetails', by: key === undefined ? ('all' as const) : ('channel' as const), key: key ?? null };
  const installs = await owner.ask(ours.traces.of, { ...asked, metric: 'installs' });
  const suspect = await owner.ask(ours.traces.of, { ...asked, metric: 'suspectInstalls' });
  const blocked = installs.steps.find(({ code }) => code === 'blockedInstalls');
  return { blocked: Math.abs(blocked?.change ?? 0), flagged: suspect.value };
}

test('whatever the days and the scope, what is removed here is what the trace of the same question removes', async () => {
  const questions = fc.record({
    start: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 0, max: 13 }),
    channels: fc.subarray(['101', '102', '103', '104']),
    countries: fc.constantFrom<string[]>([], ['CN'], ['JP', 'US']),
    without: fc.constantFrom<string[]>([], ['channel:101']),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ start, length, ...narrowed }) => {
      const to = addDays('2026-11-20', -start);
      const question = { app: 1001, from: addDays(to, -length), to, natural: false, ...narrowed };
      const insight = await owner.ask(reports.fraud, question);
      expect(total(insight.rows)).toEqual(await removed(question));
      expect(total(insight.days)).toEqual(total(insight.rows));
      expect(total(insight.reasons)).toEqual(total(insight.rows));
      expect(total(insight.subs)).toEqual(total(insight.rows));
      const [first] = insight.rows;
      if (!first) return;
      found += first.blocked + first.flagged;
      const { blocked, flagged } = first;
      expect({ blocked, flagged }).toEqual(await removed(question, first.key));
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(1000);
});

test('days, reasons and channels add up to what the fraud report removed', async () => {
  const insight = await owner.ask(reports.fraud, days);
  const { totals } = await owner.ask(reports.rows, {
    ...days,
    report: 'IndicatorDetails',
    by: 'channel',
    metrics: ['blockedInstalls', 'suspectInstalls'],
  });
  const sums = { blocked: totals['blockedInstalls'], flagged: totals['suspectInstalls'] };
  expect(total(insight.days)).toEqual(sums);
  expect(total(insight.reasons)).toEqual(sums);
  expect(total(insight.rows)).toEqual(sums);
  for (const { blocked, flagged, reasons } of insight.rows)
    expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(blocked + flagged);
});

test('sub-channels are the whole of their channel, with each reason', async () => {
  const { rows, subs } = await owner.ask(reports.fraud, days);
  expect(subs.length).toBeGreaterThan(rows.length * 2);
  for (const { key, attributed, blocked, flagged, reasons } of rows) {
    const own = subs.filter(({ channel }) => channel === key);
    const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
    expect(sumOf(own.map((one) => one.attributed))).toBe(attributed);
    expect(sumOf(own.map((one) => one.blocked + one.flagged))).toBe(blocked + flagged);
    for (const [reason, count] of Object.entries(reasons)) expect(sumOf(own.map((one) => one.reasons[reason] ?? 0))).toBe(count);
  }
});

test('the evidence for a channel has a line for each of its records, of each reason', async () => {
  const { rows } = await owner.ask(reports.fraud, days);
  const channel = rows[0];
  if (!channel) throw new Error('No channel was cheated');
  const linesOf = async (reasons?: string[]) => {
    const got = await owner.download(ours.evidence.file, { ...days, channels: [channel.key], ...(reasons && { reasons }) });
    if (got.code === -1) throw new Error('No file');
    return (await got.file.text()).split('\n').filter((line) => /实时拦截|归因后判定/.test(line)).length;
  };
  expect(await linesOf()).toBe(channel.blocked + channel.flagged);
  for (const [reason, count] of Object.entries(channel.reasons)) expect(await linesOf([reason])).toBe(count);
});

test('nobody reads it without the service', async () => {
  await expect(owner.ask(reports.fraud, { ...days, app: 1003 })).rejects.toMatchObject({ code: -1004 });
});
