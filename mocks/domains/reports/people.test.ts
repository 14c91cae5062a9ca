import { expect, test } from 'vitest';
import { averagePeople } from '#app/api/reports/averagePeople.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const question = { app: 1001, report: 'campaigninfo', from: '2026-11-10', to: '2026-11-16', metrics: ['active', 'installs'] };

/** A week and its days, as they are read of what a service counts. */
async function weekIn(options: Parameters<typeof testService>[0]) {
  const { client } = await testService(options).signIn('super');
  const [whole, days, channels] = await Promise.all(
    (['all', 'day', 'channel'] as const).map(async (by) =>
      averagePeople(await client.ask(reports.rows, { ...question, by }), { ...question, by }),
    ),
  );
  const sum = (answer: typeof whole, metric: string) => (answer?.rows ?? []).reduce((all, { values }) => all + (values[metric] ?? 0), 0);
  return { whole, totals: whole?.totals ?? {}, ofDays: sum(days, 'active'), ofChannels: sum(channels, 'active'), days };
}

test('a service that adds people up is read as an average day, in totals and rows alike', async () => {
  const { whole, totals, days, ofDays, ofChannels } = await weekIn({ addsPeopleUp: true });
  expect(whole?.people).toBe('added');
  expect(totals['active']).toBeCloseTo(ofDays / 7, 6);
  expect(days?.totals['active']).toBeCloseTo(ofDays / 7, 6);
  expect(ofChannels).toBeCloseTo(ofDays / 7, 6);
});

test('one that counts everybody once says fewer than its days together, and all else is the same', async () => {
  const [once, added] = [await weekIn({}), await weekIn({ addsPeopleUp: true })];
  expect(once.whole?.people).toBe('distinct');
  expect(once.totals['active']).toBeLessThan(once.ofDays);
  expect(once.totals['installs']).toBe(added.totals['installs']);
  expect(once.ofDays).toBe(added.ofDays);
});
