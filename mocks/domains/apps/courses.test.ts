import { expect, test } from 'vitest';
import { appFigures } from '#app/api/ours/apps/figures.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const { signIn, world } = testService();
const coursesOf = async (name: string) => (await signIn(name)).client.ask(appFigures.courses, {});

test.each([
  [1001, 'installs'],
  [1005, 'active'],
  [1006, 'installs'],
] as const)('the course of app %i is that of its overview', async (app, metric) => {
  const course = (await coursesOf('super')).find((one) => one.app === app);
  const { client } = await signIn('super');
  const report = await client.ask(reports.rows, {
    app,
    report: 'campaigninfo',
    from: '2026-11-06',
    to: '2026-11-20',
    by: 'day',
    metrics: [metric],
  });
  const values = report.rows.map((row) => row.values[metric]);
  expect(course).toMatchObject({ metric, days: values.slice(0, 14), today: values[14] });
  // What stands beside today is yesterday until the same minute of its eleventh hour.
  const yesterday = { app, report: 'campaigninfo', from: '2026-11-19', to: '2026-11-19', by: 'hour', metrics: [metric] };
  const hours = (await client.ask(reports.rows, yesterday)).rows.map(({ values: of }) => of[metric] ?? 0);
  const until = (count: number) => hours.slice(0, count).reduce((sum, value) => sum + value, 0);
  expect(course?.before).toBeGreaterThanOrEqual(until(10));
  expect(course?.before).toBeLessThanOrEqual(until(11));
});

test('an app that is closed has none, nor has a debug app', async () => {
  expect((await coursesOf('super')).map(({ app }) => app)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1011]);
});

test('channel people are told of their share only', async () => {
  const [whole, share] = [await coursesOf('super'), await coursesOf('channel')];
  expect(share.map(({ app }) => app)).toEqual([1001, 1002, 1005]);
  for (const { app, days } of share) expect(days[0]).toBeLessThan(whole.find((one) => one.app === app)?.days[0] ?? 0);
});

test('who may not open the overview is told nothing', async () => {
  const analyst = world.accounts.all().find(({ email }) => email === 'analyst@provena.test');
  expect(analyst).toBeDefined();
  if (analyst) world.accounts.change(analyst.id, { roleId: 0 });
  expect(await coursesOf('analyst')).toEqual([]);
});
