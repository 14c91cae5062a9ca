import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../../testService.ts';

const asIt = testService();
const missing = testService({ hasGaps: true });
const ownerOf = async (service: typeof asIt) => (await service.signIn('super')).client;
const [whole, client] = await Promise.all([ownerOf(asIt), ownerOf(missing)]);

const scope = { app: 1001, from: '2026-10-21', to: '2026-11-19' };
const stopped: readonly string[] = ['2026-11-04', '2026-11-05', '2026-11-06'];

test('a gap is named with its cause; an account only for those who may see accounts', async () => {
  const { gaps } = await client.ask(reports.gaps, { ...scope, from: '2026-09-21' });
  expect(gaps.filter(({ isOpen }) => !isOpen)).toEqual([
    { from: '2026-10-08', to: '2026-10-09', cause: 'reception', name: null, isOpen: false },
    { from: '2026-11-04', to: '2026-11-06', cause: 'reception', name: null, isOpen: false },
    { from: '2026-11-11', to: '2026-11-13', cause: 'adAccount', name: '星海-素材测试', isOpen: false },
  ]);
  // What is broken now is missing until today, in every world.
  expect(gaps.filter(({ isOpen }) => isOpen).map(({ to }) => to)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20']);
  expect((await whole.ask(reports.gaps, { ...scope, to: '2026-11-16' })).gaps).toEqual([]);
  const staff = (await missing.signIn('staff')).client;
  expect((await staff.ask(reports.gaps, scope)).gaps.map(({ name }) => name)).toEqual([null, null, null, null, null]);
});

test('nothing was received on its days, and nothing else has changed; what was spent is known all the same', async () => {
  const asked = { ...scope, report: 'campaigninfo', by: 'day' as const, metrics: ['clicks', 'installs', 'active', 'income', 'cost'] };
  const [before, after] = await Promise.all([whole.ask(reports.rows, asked), client.ask(reports.rows, asked)]);
  const rows = new Map(after.rows.map((row) => [row.key, row.values]));
  const changed = before.rows.flatMap(({ key, values }) => {
    const now = rows.get(key) ?? {};
    const lost = asked.metrics.filter((metric) => (now[metric] ?? 0) < (values[metric] ?? 0));
    return lost.includes('clicks') || lost.includes('cost') ? [{ key, lost, now }] : [];
  });
  const nothing = { clicks: 0, installs: 0, active: 0, income: 0 };
  expect(changed.map(({ key, lost }) => `${key} ${lost.join()}`).toSorted()).toEqual([
    ...stopped.map((day) => `${day} clicks,installs,active,income`),
    // Who would have come in the gap is missing among those who are there later.
    ...['2026-11-11', '2026-11-12', '2026-11-13'].map((day) => `${day} active,income,cost`),
  ]);
  for (const { now } of changed.filter(({ lost }) => lost.includes('clicks'))) expect(now).toMatchObject(nothing);
});

test('who installed before a gap is missing in it and there after it; what they paid in it never came', async () => {
  const asked = { ...scope, from: '2026-11-01', to: '2026-11-01', by: 'day' as const };
  const [back, backThen] = await Promise.all([client.ask(reports.retention, asked), whole.ask(reports.retention, asked)]);
  const of = (answer: typeof back, age: number) => answer.rows[0]?.values[age];
  // 11-04 to 11-06 are the ages 3 to 5.
  expect([3, 4, 5].map((age) => of(back, age))).toEqual([0, 0, 0]);
  expect([1, 2, 6, 7].map((age) => of(back, age))).toEqual([1, 2, 6, 7].map((age) => of(backThen, age)));
  const [paid, paidThen] = await Promise.all([client.ask(reports.lifetimeValue, asked), whole.ask(reports.lifetimeValue, asked)]);
  expect(of(paid, 2)).toBe(of(paidThen, 2));
  expect(of(paid, 5)).toBe(of(paid, 2));
  const lost = (of(paidThen, 7) ?? 0) - (of(paid, 7) ?? 0);
  expect(lost).toBeCloseTo((of(paidThen, 5) ?? 0) - (of(paidThen, 2) ?? 0), 5);
});
