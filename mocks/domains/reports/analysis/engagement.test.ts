import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { dayAt, indexOf } from '../../../world/calendar.ts';
import { testService } from '../../testService.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const today = indexOf('2026-11-20');
const question = fc
  .record({
    from: fc.integer({ min: today - 40, max: today }),
    // Each day counts thirty, so that few of them make a question.
    length: fc.integer({ min: 0, max: 2 }),
    scope: fc.constantFrom({}, { channels: ['101'] }, { systems: ['iOS 26'] }, { countries: ['CN'] }),
  })
  .map(({ from, length, scope }) => Object.assign({ app: 1001, from: dayAt(from), to: dayAt(Math.min(today, from + length)) }, scope));

test('people of a day, of seven and of thirty days are those that the overview counts, each once', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (scope) => {
      const { days } = await owner.ask(reports.engagement, scope);
      const last = days.at(-1);
      if (!last) throw new Error('No days');
      const people = async (count: number) => {
        const from = dayAt(indexOf(last.day) - count + 1);
        const asked = { ...scope, from, to: last.day, report: 'dashboard', by: 'all', metrics: ['active'] };
        return (await owner.ask(reports.rows, asked)).totals['active'];
      };
      expect([last.dau, last.wau, last.mau]).toEqual([await people(1), await people(7), await people(30)]);
      for (const { dau, wau, mau } of days) {
        expect(dau).toBeLessThanOrEqual(wau);
        expect(wau).toBeLessThanOrEqual(mau);
      }
    }),
    { numRuns: 200 },
  );
});

test('sessions are the same by day, by hour and by length, and take as long as the report says', async () => {
  const scope = { app: 1001, from: '2026-11-02', to: '2026-11-15' };
  const { days, hours } = await owner.ask(reports.engagement, scope);
  const lengths = await owner.ask(reports.sessionLengths, scope);
  const { totals } = await owner.ask(reports.rows, {
    ...scope,
    report: 'userengagement',
    by: 'day',
    metrics: ['sessions', 'secondsPerSession'],
  });
  const sessions = totals['sessions'];
  expect(days.reduce((sum, day) => sum + day.sessions, 0)).toBe(sessions);
  expect(hours.reduce((sum, cell) => sum + cell.sessions, 0)).toBe(sessions);
  expect(lengths.rows[0]?.size).toBe(sessions);
  // Two full weeks: each weekday twice, in every hour.
  expect(hours).toHaveLength(7 * 24);
  expect(hours.every((cell) => cell.days === 2)).toBe(true);
  const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
  expect(seconds / (sessions ?? 1)).toBeCloseTo(totals['secondsPerSession'] ?? 0, 4);
});
