import { describe, expect, test } from 'vitest';
import { testService } from '../testService.ts';
import { traces } from '#app/api/ours/data/traces.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { columns } from '#app/api/campaigns/columns.ts';
import { reports } from '#app/api/reports/reports.ts';

const { signIn, world } = testService();
const owner = (await signIn('super')).client;
const staff = (await signIn('staff')).client;
const analyst = (await signIn('analyst')).client;

const period = { from: '2026-10-21', to: '2026-11-19' };
const asked = { app: 1001, report: 'campaigninfo', ...period, by: 'channel' };

describe('rows', () => {
  test('are sorted, searched and cut into pages, and the totals are of all of them', async () => {
    const all = await owner.ask(reports.rows, { ...asked, metrics: ['installs', 'cpa'] });
    const second = await owner.ask(reports.rows, {
      ...asked,
      metrics: ['installs', 'cpa'],
      sort: 'installs',
      order: 'asc',
      page: 2,
      size: 5,
    });
    expect(second.totals).toEqual(all.totals);
    expect(second.total).toBe(all.rows.length);
    const installs = all.rows.map(({ values }) => values['installs'] ?? 0);
    expect(second.rows.map(({ values }) => values['installs'])).toEqual(installs.toSorted((a, b) => a - b).slice(5, 10));
    const found = await owner.ask(reports.rows, { ...asked, search: '腾讯' });
    expect(found.rows.map(({ label }) => label)).toEqual(['腾讯广告']);
  });

  test('are the same numbers whatever they are grouped by', async () => {
    const [byChannel, byCampaign, byCountry] = await Promise.all(
      ['channel', 'campaign', 'country'].map((by) => owner.ask(reports.rows, { ...asked, by, metrics: ['installs', 'income', 'roi'] })),
    );
    expect(byCampaign?.totals).toEqual(byChannel?.totals);
    expect(byCountry?.totals).toEqual(byChannel?.totals);
  });

  test('with a day have one for each', async () => {
    const { rows } = await owner.ask(reports.rows, { ...asked, byDay: true, channels: ['101'], metrics: ['installs'] });
    expect(rows.map(({ key, day }) => `${key} ${day}`).sort()[0]).toBe('101 2026-10-21');
    expect(rows).toHaveLength(30);
  });

  test('have no rate over nobody', async () => {
    const { rows } = await owner.ask(reports.rows, { ...asked, metrics: ['cpa', 'retention30'] });
    // Organic installs are not cheap ones: they have no price.
    expect(rows.find(({ label }) => label === '自然量')?.values['cpa']).toBeNull();
    // Thirty days after the first of them have not passed for all, and for the last days none of it has.
    const late = await owner.ask(reports.rows, { ...asked, from: '2026-11-10', metrics: ['retention30'] });
    expect(late.totals['retention30']).toBeNull();
  });
});

test('retargeting shows what re-engaged users did, which is a part of what all did', async () => {
  const shown = await owner.ask(columns.chosen, { app: 1001, x: 'remarketing' });
  const ofAll = new Set(['active', 'payers', 'income', 'orders', 'cost']);
  expect(shown).toContain('wakeIncome');
  expect(shown.filter((one) => ofAll.has(one))).toEqual([]);
  const metrics = ['wakePayers', 'payers', 'wakeIncome', 'income', 'wakeOrders', 'orders'];
  const { rows, totals } = await owner.ask(reports.rows, { ...asked, report: 'remarketing', by: 'ad', metrics, size: 100 });
  expect(totals['wakeIncome']).toBeGreaterThan(0);
  for (const { values } of [...rows, { values: totals }])
    for (const [part, whole] of [metrics.slice(0, 2), metrics.slice(2, 4), metrics.slice(4)].map(([one = '', two = '']) => [
      values[one],
      values[two],
    ]))
      expect(part).toBeLessThanOrEqual(whole ?? 0);
});

test('an ad is called after its campaign; organic has its one name at every level', async () => {
  const { rows } = await owner.ask(reports.rows, { ...asked, by: 'ad' });
  expect(rows.filter(({ label }) => label.startsWith('自然量')).map(({ label, channel }) => [label, channel])).toEqual([['自然量', null]]);
  expect(rows.filter(({ channel }) => channel !== null).every(({ label }) => /^.+ · .+ \d$/.test(label))).toBe(true);
});

describe('revenue to date as of an earlier day', () => {
  const grown = { ...asked, from: '2026-09-01', to: '2026-09-20', metrics: ['installs', 'cohortIncome', 'roi'] };

  test('is what the service said on that day at that hour', async () => {
    const then = testService({ now: { day: '2026-10-01', minute: 632 } });
    const { client } = await then.signIn('super');
    // Campaigns are planned around the day of the world; who comes without an ad is the same in both.
    for (const by of ['channel', 'day', 'country']) {
      const now = await owner.ask(reports.rows, { ...grown, by, traffic: 'organic', asOf: '2026-10-01' });
      const before = await client.ask(reports.rows, { ...grown, by, traffic: 'organic' });
      expect(now.asOf).toBe('2026-10-01');
      expect(now.totals).toEqual(before.totals);
    }
  });

  test('grows with the day, up to what it is now', async () => {
    const on = async (asOf: string) => (await owner.ask(reports.rows, { ...grown, by: 'all', asOf })).totals['cohortIncome'] ?? 0;
    const days = [await on('2026-09-21'), await on('2026-10-10'), await on('2026-11-19'), await on('2026-11-20')];
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBe((await owner.ask(reports.rows, { ...grown, by: 'all' })).totals['cohortIncome']);
  });
});

test('what a user has paid by an age grows with the age, and is known of those who are old enough', async () => {
  const ages = ['ltv0', 'ltv1', 'ltv3', 'ltv7', 'ltv14', 'ltv30', 'ltv'];
  const { totals } = await owner.ask(reports.rows, { ...asked, from: '2026-09-01', to: '2026-09-20', metrics: ages });
  const values = ages.map((age) => totals[age] ?? Number.NaN);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBe(ages.length);
  const young = await owner.ask(reports.rows, { ...asked, from: '2026-11-13', to: '2026-11-19', metrics: ages });
  expect(young.totals).toMatchObject({ ltv7: null, ltv14: null, ltv30: null });
  expect(young.totals['ltv3']).toBeGreaterThan(0);
});

describe('what a reader may not see', () => {
  test('is not in the answer, and the answer says so', async () => {
    const { columns, rows, withheld } = await staff.ask(reports.rows, {
      ...asked,
      metrics: ['installs', 'income', 'orders', 'retention1'],
    });
    expect(columns).toEqual(['installs', 'retention1']);
    expect(withheld).toEqual([
      { metric: 'income', flag: 'pay' },
      { metric: 'orders', flag: 'order' },
    ]);
    expect(Object.keys(rows[0]?.values ?? {})).toEqual(columns);
    expect(rows.map(({ label }) => label)).not.toContain('自然量');
  });

  test.each([
    ['a page that is not theirs', staff, { report: 'roi' }, -1003],
    ['an app that is not theirs', staff, { app: 1003 }, -1003],
    ['a paid service that is not open', analyst, { app: 1003, report: 'advertisinginfo' }, -1004],
    ['a report that there is not', owner, { report: 'everything' }, 404],
    ['a number that there is not', owner, { metrics: ['luck'] }, 400],
    ['a period that ends before it begins', owner, { from: '2026-11-19', to: '2026-11-01' }, 400],
  ])('%s is refused', async (_, who, change, code) => {
    await expect(who.ask(reports.rows, { ...asked, ...change })).rejects.toMatchObject({ code });
  });

  test('H5 has no return on ad spend and no delays, whoever asks', async () => {
    const { from, to } = asked;
    await expect(owner.ask(reports.payback, { app: 1005, from, to, by: 'day' })).rejects.toMatchObject({ status: 404 });
    await expect(owner.ask(reports.delay, { app: 1005, from, to, by: 'channel' })).rejects.toMatchObject({ status: 404 });
  });

  test('on H5 nobody sees who came back', async () => {
    const { columns } = await owner.ask(reports.rows, { ...asked, app: 1005, metrics: ['installs', 'retention1'] });
    expect(columns).toEqual(['installs']);
  });
});

describe('a reader whose data flags were taken', () => {
  const asker = { app: 1001, ...period };
  const steps = ['install', 'registration', 'payment'];
  const withFlags = async <Value>(flags: object, act: () => Promise<Value>) => {
    const before = world.accounts.find(6);
    if (!before) throw new Error('No analyst');
    world.accounts.put({ ...before, flags: { ...before.flags, ...flags } });
    return act().finally(() => world.accounts.put(before));
  };

  test('sees no retention, in no shape (R-090, R-151)', async () => {
    const asked = () => analyst.ask(reports.retention, { ...asker, by: 'day' });
    expect((await asked()).rows).toHaveLength(30);
    expect(await withFlags({ retention: false }, asked)).toMatchObject({
      rows: [],
      withheld: [{ metric: 'retention', flag: 'retention' }],
    });
  });

  test('sees no payback', async () => {
    const asked = () => analyst.ask(reports.payback, { ...asker, by: 'day' });
    expect((await asked()).rows).toHaveLength(30);
    expect(await withFlags({ pay: false }, asked)).toMatchObject({ rows: [], withheld: [{ metric: 'payback', flag: 'pay' }] });
  });

  test('sees a funnel without those who paid', async () => {
    const asked = () => analyst.ask(reports.funnel, { ...asker, by: 'channel', steps });
    expect((await asked()).steps.map(({ event }) => event)).toEqual(steps);
    const without = await withFlags({ pay: false }, asked);
    expect(without.steps.map(({ event }) => event)).toEqual(['install', 'registration']);
    expect(without.rows.flatMap(({ counts }) => Object.keys(counts))).not.toContain('payment');
    expect(without.withheld).toEqual([{ metric: 'payment', flag: 'pay' }]);
  });
});

test.each<Endpoint>([reports.retention, reports.payback, reports.delay])(
  'people are not followed by country: that is refused, not answered with something else',
  async (of) => {
    await expect(owner.ask(of, { app: 1001, ...period, by: 'country' })).rejects.toMatchObject({ trouble: 'refused', code: 400 });
  },
);

test('what is told apart by week or month adds up to the same people', async () => {
  const sizeOf = async (by: string) =>
    (await owner.ask(reports.retention, { app: 1001, ...period, by })).rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
  expect(await sizeOf('month')).toBe(await sizeOf('day'));
  expect(await sizeOf('week')).toBe(await sizeOf('ad'));
});

describe('cohorts', () => {
  test('have a value where they are old enough, an open one today, and none later', async () => {
    const { rows, ages } = await owner.ask(reports.retention, { app: 1001, from: '2026-11-13', to: '2026-11-19', by: 'day' });
    expect(rows.map(({ key }) => key)).toEqual(['19', '18', '17', '16', '15', '14', '13'].map((day) => `2026-11-${day}`));
    const second = rows[1];
    expect(ages.slice(0, 4).map((age) => second?.maturity[age])).toEqual(['final', 'open', 'none', 'none']);
    expect(second?.values['3']).toBeNull();
    expect(second?.values['2']).toBeLessThan(second?.values['1'] ?? 0);
  });

  test('pay back ever more of what they cost', async () => {
    const { rows } = await owner.ask(reports.payback, { app: 1001, from: '2026-08-01', to: '2026-08-10', by: 'channel' });
    const values = Object.values(rows.find(({ key }) => key === '101')?.values ?? {}).filter((value) => value !== null);
    expect(values).toHaveLength(15);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

test('every install is in one bucket of its delay', async () => {
  const { rows, edges } = await owner.ask(reports.delay, { app: 1001, ...period, by: 'channel' });
  const { rows: counted } = await owner.ask(reports.rows, { ...asked, metrics: ['installs'] });
  const installs = Object.fromEntries(counted.map(({ key, values }) => [key, values['installs']]));
  for (const { key, size, counts } of rows) {
    expect(Object.keys(counts)).toHaveLength(edges.length);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(size);
    expect(size).toBe(installs[key]);
  }
});

test('delays change with the days: a comparison finds who began to cheat, and the same installs in either reading', async () => {
  const shares = async (from: string, to: string, more: { countries?: string[] } = {}) => {
    const { rows } = await owner.ask(reports.delay, { app: 1001, from, to, by: 'channel', ...more });
    const of = (key: string, isIn: (edge: number) => boolean) => {
      const { size, counts } = rows.find((row) => row.key === key) ?? { size: 0, counts: {} };
      return Object.entries(counts).reduce((sum, [edge, count]) => sum + (isIn(Number(edge)) ? count : 0), 0) / size;
    };
    return { of, installs: rows.reduce((sum, { size }) => sum + size, 0) };
  };
  const isQuick = (edge: number) => edge < 10;
  const [before, now] = [await shares('2026-09-16', '2026-10-15'), await shares('2026-10-21', '2026-11-19')];
  expect(now.of('140', isQuick)).toBeGreaterThan(1.3 * before.of('140', isQuick));
  expect(now.of('101', isQuick)).toBeCloseTo(before.of('101', isQuick), 2);
  // In the days of its burst its clicks were sent for everybody, and more of what it claims came late.
  const isLate = (edge: number) => edge >= 86_400;
  expect((await shares('2026-09-14', '2026-09-22')).of('123', isLate)).toBeGreaterThan(1.3 * now.of('123', isLate));
  const [home, abroad] = [await shares('2026-11-01', '2026-11-19', { countries: ['CN'] }), ['TW', 'HK', 'US', 'JP', 'KR', 'SG', 'TH']];
  const { installs } = await shares('2026-11-01', '2026-11-19', { countries: abroad });
  expect(home.installs + installs).toBe((await shares('2026-11-01', '2026-11-19')).installs);
});

test('a funnel narrows, and knows for how many it is still open', async () => {
  const steps = ['install', 'registration', 'payment'];
  const { steps: passed } = await owner.ask(reports.funnel, { app: 1001, ...period, by: 'channel', steps });
  const counts = passed.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(passed[0]?.open).toBe(0);
  expect(passed[1]?.open).toBeGreaterThan(0);
  await expect(owner.ask(reports.funnel, { app: 1001, ...period, by: 'channel', steps: ['payment', 'install'] })).rejects.toMatchObject({
    code: 400,
  });
});

test('rows are told by their numbers, and what is kept from somebody tells them nothing', async () => {
  const many = { ...asked, metrics: ['installs'], limits: ['installs>100', 'cpa<30'] };
  const { rows, totals } = await owner.ask(reports.rows, many);
  const all = (await owner.ask(reports.rows, { ...asked, metrics: ['installs', 'cpa'] })).rows;
  const expected = all.filter(({ values }) => (values['installs'] ?? 0) > 100 && (values['cpa'] ?? 30) < 30);
  expect(rows.map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
  expect(totals['installs']).toBe(expected.reduce((sum, { values }) => sum + (values['installs'] ?? 0), 0));
  await expect(staff.ask(reports.rows, { ...asked, metrics: ['installs'], limits: ['income>1'] })).rejects.toMatchObject({
    trouble: 'refused',
  });
});

describe('paid and organic', () => {
  const metrics = ['installs', 'cost', 'clicks', 'impressions', 'cpa', 'installRate'];
  const of = async (traffic?: 'paid' | 'organic', more: { limits?: string[] } = {}) =>
    (await owner.ask(reports.rows, { ...asked, metrics, ...(traffic && { traffic }), ...more })).totals;

  test('are parts of both together; organic has no ads, no clicks and no price', async () => {
    const [both, paid, organic] = [await of(), await of('paid'), await of('organic')];
    expect((paid['installs'] ?? 0) + (organic['installs'] ?? 0)).toBe(both['installs']);
    expect(organic).toMatchObject({ cost: 0, clicks: 0, impressions: 0, cpa: null, installRate: null });
    expect(organic['installs']).toBeGreaterThan(0);
    expect(paid).toMatchObject({ cost: both['cost'], clicks: both['clicks'], installRate: both['installRate'] });
    expect(paid['cpa']).toBeGreaterThan(both['cpa'] ?? 0);
  });

  test.each(['cpa<1000', 'cpa>-1'])('no limit finds a cost that there is not: %s', async (limit) => {
    const { rows } = await owner.ask(reports.rows, { ...asked, metrics, limits: [limit] });
    expect(rows.map(({ label }) => label)).not.toContain('自然量');
    expect(rows.length).toBeGreaterThan(0);
  });

  test('today at half past ten is not held against a whole day: not even those who return', async () => {
    const day = async (from: string) => (await owner.ask(reports.rows, { ...asked, from, to: from, metrics: ['active', 'income'] })).totals;
    const [today, yesterday] = [await day('2026-11-20'), await day('2026-11-19')];
    expect(today['active']).toBeLessThan(0.6 * (yesterday['active'] ?? 0));
    expect(today['income']).toBeLessThan(0.6 * (yesterday['income'] ?? 0));
  });
});

test('a number is traced from what came in to what is shown', async () => {
  const trace = await owner.ask(traces.of, { ...asked, metric: 'installs', key: '101' });
  const step = (code: string) => trace.steps.find((one) => one.code === code);
  expect(trace.steps.map(({ kind }) => kind)).toEqual([
    'source',
    'deduplication',
    'source',
    'attribution',
    'attribution',
    'fraud',
    'result',
  ]);
  expect((step('clicks')?.count ?? 0) + (step('duplicateClicks')?.change ?? 0)).toBe(step('uniqueClicks')?.count);
  expect(step('lateInstalls')?.change).toBeLessThan(0);
  expect((step('opens')?.count ?? 0) + (step('lateInstalls')?.change ?? 0) + (step('blockedInstalls')?.change ?? 0)).toBe(trace.value);
  const { rows } = await owner.ask(reports.rows, { ...asked, metrics: ['installs'] });
  expect(trace.value).toBe(rows.find(({ key }) => key === '101')?.values['installs']);
  const limited = await staff.ask(traces.of, { ...asked, metric: 'installs' });
  expect(limited.withheld).toEqual(['natural']);
});

test('a rate is traced with what it is made of', async () => {
  const { value, parts, steps } = await owner.ask(traces.of, { ...asked, metric: 'retention7' });
  const part = (code: string) => parts.find((one) => one.code === code)?.count ?? Number.NaN;
  expect(part('kept7') / part('followed7')).toBeCloseTo(value ?? 0, 6);
  expect(steps.filter(({ change }) => change !== null).map(({ code }) => code)).toEqual(['notDue', 'notBack']);
  const hidden = await staff.ask(traces.of, { ...asked, metric: 'income' });
  expect(hidden).toMatchObject({ value: null, parts: [], withheld: ['pay', 'natural'] });
});

test('a row that only the compared period has is traced to nothing, and what is no row of the reader is not found', async () => {
  const days = (from: string, to: string) => ({ app: 1001, report: 'campaigninfo', by: 'campaign', from, to });
  const now = days('2026-11-13', '2026-11-19');
  const [before, after] = await Promise.all(
    [days('2026-08-01', '2026-08-07'), now].map((one) => owner.ask(reports.rows, { ...one, metrics: ['clicks'] })),
  );
  const gone = before?.rows.find(({ key }) => !after?.rows.some((row) => row.key === key))?.key;
  const trace = await owner.ask(traces.of, { ...now, metric: 'clicks', key: gone });
  expect(trace).toMatchObject({ value: null, parts: [], withheld: [], steps: [{ kind: 'result', code: 'clicks', count: null }] });
  await expect(owner.ask(traces.of, { ...now, metric: 'clicks', key: 'nobody' })).rejects.toMatchObject({ status: 404 });
  await expect(owner.ask(traces.of, { ...now, channels: ['101'], metric: 'clicks', key: gone, by: 'channel' })).rejects.toMatchObject({
    status: 404,
  });
});
