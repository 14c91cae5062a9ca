import { expect, test } from 'vitest';
import { traces } from '#app/api/ours/data/traces.ts';
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
  expect([3, 4, 5].map((age) => of(back, age))).toEqual([null, null, null]);
  expect([1, 2, 6, 7].map((age) => of(back, age))).toEqual([1, 2, 6, 7].map((age) => of(backThen, age)));
  const [paid, paidThen] = await Promise.all([client.ask(reports.lifetimeValue, asked), whole.ask(reports.lifetimeValue, asked)]);
  expect(of(paid, 2)).toBe(of(paidThen, 2));
  expect(of(paid, 5)).toBe(of(paid, 2));
  const lost = (of(paidThen, 7) ?? 0) - (of(paid, 7) ?? 0);
  expect(lost).toBeCloseTo((of(paidThen, 5) ?? 0) - (of(paidThen, 2) ?? 0), 5);
});

test('a week, a source and all of them leave out who was followed to a day that was not received, in both parts of a mean', async () => {
  const asked = { ...scope, from: '2026-10-26', to: '2026-11-08' };
  const [days, weeks, all, channels] = await Promise.all(
    (['day', 'week', 'all', 'channel'] as const).map((by) => client.ask(reports.retention, { ...asked, by })),
  );
  const [daysThen, week] = [
    await whole.ask(reports.retention, { ...asked, by: 'day' }),
    weeks?.rows.find(({ key }) => key === '2026-11-02'),
  ];
  // By hand, of a world that lacks nothing: who came back on day 1 of 11-02 and 11-07; day 1 of 11-03 is in the gap, 11-04 to 11-06 are it.
  const day = (key: string, age: number) => {
    const row = daysThen.rows.find((one) => one.key === key);
    return { size: row?.size ?? 0, back: Math.round((row?.values[age] ?? 0) * (row?.size ?? 0)) };
  };
  const mean = (keys: readonly string[], age: number) => {
    const counted = keys.map((key) => day(key, age));
    const size = counted.reduce((sum, one) => sum + one.size, 0);
    return { size, value: counted.reduce((sum, one) => sum + one.back, 0) / size };
  };
  const first = mean(['2026-11-02', '2026-11-07', '2026-11-08'], 1);
  expect(week?.counted?.[1]).toBe(first.size);
  expect(week?.values[1]).toBeCloseTo(first.value, 5);
  // Day 4 of 11-02 is 11-06; of the others it is after the gap.
  const fourth = mean(['2026-11-03', '2026-11-07', '2026-11-08'], 4);
  expect(week?.counted?.[4]).toBe(fourth.size);
  expect(week?.values[4]).toBeCloseTo(fourth.value, 5);
  // Those who came on the other four days are all of the week.
  expect(week?.size).toBe(['2026-11-02', '2026-11-03', '2026-11-07', '2026-11-08'].reduce((sum, key) => sum + day(key, 1).size, 0));
  // The mean of all is that of its days, its weeks and its channels, each by who was counted.
  const meanOf = (answer: typeof days) => {
    const known = answer?.rows.filter(({ values }) => typeof values[1] === 'number') ?? [];
    const size = known.reduce((sum, row) => sum + (row.counted?.[1] ?? 0), 0);
    return [size, known.reduce((sum, row) => sum + (row.values[1] ?? 0) * (row.counted?.[1] ?? 0), 0) / size] as const;
  };
  const [size, value] = meanOf(all);
  for (const answer of [days, weeks, channels]) {
    expect(meanOf(answer)[0]).toBe(size);
    expect(meanOf(answer)[1]).toBeCloseTo(value, 5);
  }
});

test('an age of a week at which none of its days was received is due without a value; one that others have yet to reach is not', async () => {
  // 11-01 alone, which was two days old on 11-03 and four on 11-05.
  const { rows } = await client.ask(reports.retention, { ...scope, from: '2026-11-01', to: '2026-11-01', by: 'week' });
  expect([2, 4].map((age) => [rows[0]?.values[age] === null, rows[0]?.maturity[age], rows[0]?.counted?.[age] === 0])).toEqual([
    [false, 'final', false],
    [true, 'final', true],
  ]);
  const young = await client.ask(reports.retention, { ...scope, from: '2026-11-05', to: '2026-11-11', by: 'all' });
  // On 11-20 those of 11-05 alone are fourteen days old, and nobody counted them.
  expect([young.rows[0]?.values[14], young.rows[0]?.maturity[14]]).toEqual([null, 'none']);
});

test('what was spent on a day that was not received is held against nothing', async () => {
  const asked = { ...scope, from: '2026-11-02', to: '2026-11-08', natural: false };
  const [week, spent, paid] = await Promise.all([
    client.ask(reports.payback, { ...asked, by: 'week' }),
    client.ask(reports.rows, { ...asked, report: 'roi', by: 'day', metrics: ['cost', 'installs'] }),
    client.ask(reports.lifetimeValue, { ...asked, by: 'day' }),
  ]);
  const cost = spent.rows.reduce((sum, { key, values }) => sum + (stopped.includes(key) ? 0 : (values['cost'] ?? 0)), 0);
  const came = paid.rows.reduce((sum, { values, size }) => sum + (values[7] ?? 0) * (size ?? 0), 0);
  expect(spent.rows.some(({ key, values }) => stopped.includes(key) && (values['cost'] ?? 0) > 0)).toBe(true);
  expect(week.rows[0]?.values[7]).toBeCloseTo(came / cost, 4);
});

test('retention of a report is that of cohorts: who was followed to a day that was not received is in neither part, and is told in its trace', async () => {
  const asked = { ...scope, from: '2026-10-26', to: '2026-11-08' };
  const ofReport = { ...asked, report: 'campaigninfo' };
  const ages = [1, 3, 7];
  const metrics = ages.map((age) => `retention${age}`);
  const [days, totals, cohorts, all] = await Promise.all([
    client.ask(reports.rows, { ...ofReport, by: 'day', metrics }),
    client.ask(reports.rows, { ...ofReport, by: 'channel', metrics }),
    client.ask(reports.retention, { ...asked, by: 'channel' }),
    client.ask(reports.retention, { ...asked, by: 'all' }),
  ]);
  const valuesAt = (rows: readonly { key: string; values: Readonly<Record<string, number | null>> }[], name: (age: number) => string) =>
    Object.fromEntries(rows.map(({ key, values }) => [key, ages.map((age) => values[name(age)] ?? null)]));
  expect(valuesAt(totals.rows, (age) => `retention${age}`)).toEqual(valuesAt(cohorts.rows, String));
  expect(ages.map((age) => totals.totals[`retention${age}`])).toEqual(ages.map((age) => all.rows[0]?.values[age]));
  // Day 1 of 11-03, day 3 of 11-01 and of 11-03.
  const of = (day: string) => valuesAt(days.rows, (age) => `retention${age}`)[day]?.map((value) => value === null);
  expect([of('2026-11-03'), of('2026-11-01'), of('2026-10-26')]).toEqual([
    [true, true, false],
    [false, true, false],
    [false, false, false],
  ]);
  const { value, parts, steps } = await client.ask(traces.of, { ...ofReport, by: 'channel', metric: 'retention1' });
  const change = (code: string) => steps.find((step) => step.code === code)?.change ?? 0;
  const part = (code: string) => parts.find((one) => one.code === code)?.count ?? 0;
  expect(value).toBe(totals.totals['retention1']);
  expect(part('kept1') / part('followed1')).toBeCloseTo(value ?? 0, 5);
  // Those of 11-03, whose next day was not received.
  const [third] = (await client.ask(reports.rows, { ...ofReport, from: '2026-11-03', to: '2026-11-03', by: 'day', metrics: ['installs'] }))
    .rows;
  expect(change('notReceived')).toBe(-(third?.values['installs'] ?? 0));
});
