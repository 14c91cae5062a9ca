import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { dayAt, indexOf } from '../../../world/calendar.ts';
import { testService } from '../../testService.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const yesterday = indexOf('2026-11-19');

/** Days and filters as readers ask for them, of full days. */
const question = fc
  .record({
    back: fc.nat(60),
    length: fc.nat(9),
    scope: fc.constantFrom(
      {},
      { channels: ['101', '102'] },
      { channels: ['103'] },
      { without: ['channel:101'] },
      { traffic: 'paid' as const },
    ),
  })
  .map(({ back, length, scope }) => Object.assign({ app, from: dayAt(yesterday - back - length), to: dayAt(yesterday - back) }, scope));

test('every analysis counts the same world: its first step, its people and its postbacks are those of the campaign report', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (scope) => {
      const metrics = ['installs', 'registrations', 'newPayers', 'postbacks', 'postbacks2', 'postbacks3'];
      const { totals } = await owner.ask(reports.rows, { ...scope, report: 'campaigninfo', by: 'channel', metrics });
      const of = (metric: string) => totals[metric] ?? 0;
      const asked = { ...scope, by: 'channel' as const, steps: ['install', 'registration', 'payment'], windowMinutes: 43_200 };
      const [first, second, third] = (await owner.ask(reports.funnel, asked)).steps.map(({ count }) => count);
      expect([first, second, third]).toEqual([of('installs'), of('registrations'), of('newPayers')]);
      expect(of('postbacks')).toBeLessThanOrEqual(of('installs'));
      expect(of('postbacks2')).toBeLessThanOrEqual(of('postbacks'));
      expect(of('postbacks3')).toBeLessThanOrEqual(of('postbacks2'));
    }),
    { numRuns: 200 },
  );
});
