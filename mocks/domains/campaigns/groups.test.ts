import { expect, test } from 'vitest';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const { campaigns, groups } = ours;
const { signIn } = testService({ campaigns: 300 });
const as = async (name: string) => (await signIn(name)).client;
const app = 1001;

test('a group has the numbers that the report has for it, archived campaigns included', async () => {
  const owner = await as('super');
  const { rows } = await owner.ask(groups.page, { app });
  const report = await owner.ask(reports.rows, {
    app,
    report: 'campaigninfo',
    from: '2026-11-14',
    to: '2026-11-20',
    by: 'group',
    natural: false,
    metrics: ['clicks', 'installs'],
    size: 100,
  });
  const inReport = Object.fromEntries(report.rows.map(({ key, values }) => [key, [values['clicks'], values['installs']]]));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.some(({ archived }) => archived > 0)).toBe(true);
  for (const { id, clicks, installs } of rows) expect([id, clicks, installs]).toEqual([id, ...(inReport[id] ?? [0, 0])]);
});

test('campaigns of a pasted list are found by name and by number, and nothing else is', async () => {
  const owner = await as('super');
  const { rows } = await owner.ask(campaigns.page, { app, size: 2 });
  const [first, second] = rows;
  if (!first || !second) throw new Error('Too few campaigns');
  const found = await owner.ask(campaigns.named, {
    app,
    body: { names: [` ${first.name.toUpperCase()} `, String(second.id), '没有这个'] },
  });
  expect(found.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
});

test('a group is deleted once its campaigns have a place, and nothing is moved where one is unknown', async () => {
  const staff = await as('staff');
  const body = { name: '内容种草', note: null, campaigns: [100100003, 1] };
  await expect(staff.send(groups.create, { app, body })).rejects.toMatchObject({ trouble: 'refused' });
  expect((await staff.ask(groups.page, { app, search: '内容种草' })).total).toBe(0);
  const { id } = await staff.send(groups.create, { app, body: { ...body, campaigns: [100100003] } });
  await staff.send(groups.delete, { app, id, moveTo: 0 });
  const loose = await staff.ask(campaigns.page, { app, groups: [0] });
  expect(loose.rows.map((one) => one.id)).toEqual([100100003]);
});

test('of more groups than are handed out at once no page repeats or lacks one, and forms may choose from all', async () => {
  const { client } = await testService({ campaigns: 12_000 }).signIn('super');
  const pages = await Promise.all([1, 2].map(async (page) => client.ask(groups.page, { app, page, size: 500 })));
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([
    [660, 500],
    [660, 160],
  ]);
  expect(new Set(ids).size).toBe(660);
  const choices = await client.ask(campaignChoices.groups, { app });
  expect(choices.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});
