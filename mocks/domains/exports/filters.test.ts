import { expect, test } from 'vitest';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';
import { taskOf } from '../taskOf.ts';

const { signIn } = testService({ campaigns: 40 });
const owner = (await signIn('super')).client;
const app = 1001;
const days = { from: '2026-11-13', to: '2026-11-14' };

const unfiltered: ExportOrder = {
  ...plainOrder,
  report: 'campaigninfo',
  ...days,
  by: ['campaign'],
  byDay: 'summary',
  columns: ['installs'],
  format: 'jsonl',
};

async function installsIn(order: ExportOrder): Promise<number[]> {
  const id = taskOf(await owner.send(exports.order, { app, body: order }));
  for (let look = 0; look < 3; look++) await owner.ask(ours.exportJobs.all, { app });
  const file = await owner.download(ours.exportJobs.file, { app, id });
  if (file.code === -1) return [];
  return (await file.file.text())
    .trim()
    .split('\n')
    .map((line) => Number(JSON.parse(line).installs));
}

const mostOf = async (order: ExportOrder) => (await owner.ask(ours.exportJobs.estimate, { app, body: order })).rows;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What each part of an order narrows, and what the wire calls it where that is left out. */
const parts = [
  ['channels', 'channel', 'channel'],
  ['groups', 'group', 'campgroup'],
  ['campaigns', 'campaign', 'campaign'],
  ['ads', 'ad', 'ad'],
  ['countries', 'country', 'country'],
  ['systems', 'os', 'os'],
  ['models', 'model', 'model'],
  ['resolutions', 'resolution', 'resolution'],
  ['languages', 'language', 'language'],
  ['networks', 'network', 'network'],
  ['carriers', 'carrier', 'carrier'],
  ['appVersions', 'appVersion', 'appVersion'],
  ['keywords', 'keyword', 'keyword'],
] as const;

test.each(parts)('narrowed by %s, a file holds what was asked for and nothing else, and so does its estimate', async (part, by, wire) => {
  const { rows, totals } = await owner.ask(reports.rows, {
    app,
    report: 'campaigninfo',
    ...days,
    by,
    metrics: ['installs'],
    sort: 'installs',
    order: 'desc',
  });
  const [first] = rows;
  if (!first) throw new Error(`nothing by ${by}`);
  const installs = first.values['installs'] ?? 0;
  expect(installs).toBeGreaterThan(0);

  const byIt: ExportOrder = { ...unfiltered, by: [by] };
  const only = { ...byIt, [part]: [first.key] };
  expect(await installsIn(only)).toEqual([installs]);
  expect(await mostOf(only)).toBe(1);
  // However the rows are told apart.
  expect(sum(await installsIn({ ...only, by: ['channel'] }))).toBe(installs);

  const others = { ...byIt, without: [`${wire}:${first.key}`] };
  const left = await installsIn(others);
  expect(sum(left)).toBe((totals['installs'] ?? 0) - installs);
  expect(left.length).toBeLessThanOrEqual(await mostOf(others));
});

test('a file of ads and one of what came by itself are all there is', async () => {
  const [all, paid, organic] = [
    sum(await installsIn(unfiltered)),
    sum(await installsIn({ ...unfiltered, traffic: 'paid' })),
    sum(await installsIn({ ...unfiltered, traffic: 'organic' })),
  ];
  expect(paid).toBeGreaterThan(0);
  expect(organic).toBeGreaterThan(0);
  expect(paid + organic).toBe(all);
  expect(await mostOf({ ...unfiltered, traffic: 'organic' })).toBeLessThan(await mostOf(unfiltered));
});

test('what nobody has narrows a file to nothing, not to everything', async () => {
  expect(await installsIn({ ...unfiltered, campaigns: ['-1'] })).toEqual([]);
});
