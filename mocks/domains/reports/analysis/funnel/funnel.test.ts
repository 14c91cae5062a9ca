import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctSteps, eventNames, formatStep, impossibleIn, parseStep, type FunnelEvent } from '#app/api/reports/funnelStep.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { dayAt, indexOf } from '../../../../world/calendar.ts';
import { testService } from '../../../testService.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const yesterday = indexOf('2026-11-19');
const ten = [
  'click',
  'install',
  'launch',
  'registration',
  'login',
  'level:level>=2',
  'level:level>=5',
  'level:level>=10',
  'order',
  'payment:paymenttype=alipay',
];

const conditions: Readonly<Partial<Record<FunnelEvent, readonly string[]>>> = {
  level: ['', 'level>=2', 'level>=5', 'level>=40'],
  order: ['', 'currencyamount>=30'],
  payment: ['', 'currencyamount>=68', 'paymenttype=alipay'],
};
const step = fc
  .record({
    event: fc.constantFrom<FunnelEvent | 'custom:tutorial_step' | 'custom:join_guild'>(
      ...eventNames,
      'custom:tutorial_step',
      'custom:join_guild',
    ),
    at: fc.nat(3),
  })
  .map(({ event, at }) => {
    const own = event === 'custom:tutorial_step' || event === 'custom:join_guild' ? [''] : (conditions[event] ?? ['']);
    return [event, own[at % own.length]].filter(Boolean).join(':');
  });
const question = fc
  .record({
    path: fc.array(step, { minLength: 2, maxLength: 8 }).map(distinctSteps),
    length: fc.integer({ min: 0, max: 12 }),
    by: fc.constantFrom<Dimension>('channel', 'os', 'campaign', 'country', 'appVersion'),
  })
  .filter(({ path }) => path.length > 1);

test('nobody comes through a step who did not come through the one before, in any row, and the rows are the whole', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ path, length, by }) => {
      const order = impossibleIn(path.flatMap((one) => parseStep(one) ?? [])) ? 'any' : 'strict';
      const asked = { app, from: dayAt(yesterday - length), to: dayAt(yesterday), by, order, steps: [...path] };
      const { steps, rows } = await owner.ask(reports.funnel, asked);
      expect(steps.map(({ event }) => event)).toEqual(path);
      const falls = (counts: readonly number[]) => counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? 0));
      expect(falls(steps.map(({ count }) => count))).toBe(true);
      for (const { counts } of rows) expect(falls(path.map((one) => counts[one] ?? 0))).toBe(true);
      for (const { event, count } of steps) expect(rows.reduce((sum, { counts }) => sum + (counts[event] ?? 0), 0)).toBe(count);
      for (const { open } of steps) expect(open).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test('ten steps over sixty days narrow; who clicked was brought by ads', async () => {
  const days = { app, from: '2026-09-21', to: '2026-11-19' };
  const { steps } = await owner.ask(reports.funnel, { ...days, by: 'channel', steps: ten });
  expect(steps).toHaveLength(10);
  expect(steps.at(-1)?.count).toBeGreaterThan(0);
  const { totals } = await owner.ask(reports.rows, {
    ...days,
    report: 'campaigninfo',
    by: 'channel',
    traffic: 'paid',
    metrics: ['clicks', 'installs'],
  });
  expect(steps.slice(0, 2).map(({ count }) => count)).toEqual([totals['clicks'], totals['installs']]);
  for (const steps of [[...ten, 'payment:currencyamount>=30'], ['install'], ['payment', 'install'], ['install', 'luck']])
    await expect(owner.ask(reports.funnel, { ...days, by: 'channel', steps })).rejects.toMatchObject({ code: 400 });
});

test('a condition takes away, and what a later step asks holds of those before it', async () => {
  const count = async (...steps: string[]) =>
    (await owner.ask(reports.funnel, { app, from: '2026-11-01', to: '2026-11-10', by: 'all', steps })).steps.at(-1)?.count ?? 0;
  const all = await count('install', 'payment');
  expect(await count('install', 'payment:currencyamount>=6')).toBe(all);
  expect(await count('install', 'payment:currencyamount>=329')).toBe(0);
  const ways = await Promise.all(['weixinpay', 'alipay', 'apple'].map((way) => count('install', `payment:paymenttype=${way}`)));
  expect(Math.abs(ways.reduce((sum, one) => sum + one, 0) - all)).toBeLessThanOrEqual(2);
  expect(await count('install', 'order:currencyamount>=68', 'payment')).toBe(await count('install', 'payment:currencyamount>=68'));
  expect(formatStep({ event: 'level', condition: { property: 'level', value: '5' } })).toBe('level:level>=5');
});

test('in any order there are as many or more, users are as many or fewer, and so are those of a shorter window', async () => {
  const asked = {
    app,
    from: '2026-11-01',
    to: '2026-11-10',
    by: 'channel' as const,
    steps: ['install', 'login', 'level:level>=10', 'payment'],
  };
  const countsOf = async (rules: { order?: 'strict' | 'any'; unit?: 'device' | 'user'; windowMinutes?: number }) => {
    const { steps } = await owner.ask(reports.funnel, { ...asked, ...rules });
    for (const [index, { count, times }] of steps.entries())
      expect(times.reduce((sum, one) => sum + one.count, 0)).toBe(index === 0 ? 0 : count);
    return steps.map(({ count }) => count);
  };
  const usual = await countsOf({});
  const others = {
    any: await countsOf({ order: 'any' }),
    user: await countsOf({ unit: 'user' }),
    hour: await countsOf({ windowMinutes: 60 }),
    minutes: await countsOf({ windowMinutes: 10 }),
  };
  expect(await countsOf({ order: 'strict', unit: 'device', windowMinutes: 7 * 1440 })).toEqual(usual);
  const isAtMost = (less: readonly number[], more: readonly number[]) => less.every((count, step) => count <= (more[step] ?? 0));
  expect(isAtMost(usual, others.any)).toBe(true);
  expect(isAtMost(others.user, usual)).toBe(true);
  expect(isAtMost(others.hour, usual)).toBe(true);
  expect(isAtMost(others.minutes, others.hour)).toBe(true);
  // Who came at all came whatever is asked of those who came; whom a path loses by its order is lost at its end.
  expect(others.any[0]).toBe(usual[0]);
  expect(others.hour[0]).toBe(usual[0]);
  expect(others.any[3]).toBeGreaterThan(usual[3] ?? 0);
  expect(others.user[0]).toBeLessThan(usual[0] ?? 0);
  expect(others.hour[3]).toBeLessThan(usual[3] ?? 0);
});

test('the given order is kept: in strict order it decides who is counted, in any order it does not', async () => {
  const days = { app, from: '2026-11-01', to: '2026-11-10', by: 'all' as const };
  const endOf = async (order: 'strict' | 'any', ...steps: string[]) => {
    const answer = await owner.ask(reports.funnel, { ...days, order, steps });
    expect(answer.steps.map(({ event }) => event)).toEqual(steps);
    return answer.steps.at(-1)?.count ?? 0;
  };
  const [pay, level, own] = ['payment', 'level:level>=10', 'custom:tutorial_step'];
  const both = await endOf('any', 'install', level, pay);
  expect(await endOf('any', 'install', pay, level)).toBe(both);
  expect(await endOf('any', pay, level, 'install')).toBe(both);
  const [before, after] = [await endOf('strict', 'install', level, pay), await endOf('strict', 'install', pay, level)];
  expect(before).toBeLessThan(both);
  expect(after).toBeLessThan(both);
  expect(after).not.toBe(before);
  // Nobody does something for the second time before they did it for the first.
  expect(before + after).toBeGreaterThanOrEqual(both);
  const [done, registered] = [await endOf('strict', 'install', own), await endOf('strict', 'install', 'registration')];
  const late = await endOf('strict', 'install', 'registration', own);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(Math.min(done, registered));
});

test('what can never happen in strict order is refused and not answered with a number', async () => {
  const ask = (order: 'strict' | 'any', steps: string[]) =>
    owner.ask(reports.funnel, { app, from: '2026-11-01', to: '2026-11-10', by: 'all', order, steps });
  for (const steps of [
    ['payment', 'install'],
    ['install', 'custom:tutorial_step', 'launch'],
    ['level:level>=10', 'level:level>=5'],
    ['payment', 'order'],
  ]) {
    await expect(ask('strict', steps)).rejects.toMatchObject({ code: 400 });
    expect((await ask('any', steps)).steps).toHaveLength(steps.length);
  }
  for (const steps of [
    ['install', 'install'],
    ['install', 'custom:'],
    ['install', 'custom:a b'],
  ])
    await expect(ask('any', steps)).rejects.toMatchObject({ code: 400 });
});

test('from one step to the next takes less time than from the first to the last, and never longer than the window', async () => {
  const asked = { app, from: '2026-11-01', to: '2026-11-10', by: 'all' as const };
  const half = async (windowMinutes: number, ...steps: string[]) => {
    const { times = [], count = 0 } = (await owner.ask(reports.funnel, { ...asked, steps, windowMinutes })).steps.at(-1) ?? {};
    expect(times.filter(({ edge, count: some }) => some > 0 && edge >= windowMinutes * 60)).toEqual([]);
    let reached = 0;
    return times.find((one) => (reached += one.count) >= count / 2)?.edge ?? 0;
  };
  const whole = await half(10_080, 'install', 'payment');
  expect(await half(10_080, 'install', 'registration', 'login', 'payment')).toBeLessThan(whole);
  expect(await half(60, 'install', 'payment')).toBeLessThanOrEqual(whole);
});

test('who dropped out is counted as the funnel counts', async () => {
  const asked = { app, from: '2026-11-01', to: '2026-11-19', steps: ['install', 'level:level>=10', 'payment'] };
  const rules = { order: 'any', unit: 'user', windowMinutes: 60 } as const;
  const { steps } = await owner.ask(reports.funnel, { ...asked, ...rules, by: 'all' });
  const { total, rows } = await owner.ask(reports.dropOuts, { ...asked, ...rules, step: 1 });
  expect(total).toBe((steps[0]?.count ?? 0) - (steps[1]?.count ?? 0));
  // An hour after they came nobody of these days can still be on the way.
  expect(rows.some(({ isOpen }) => isOpen)).toBe(false);
});

test('who dropped out is as many as the funnel lost, masked, and told to nobody without orders and events', async () => {
  const asked = { app, from: '2026-11-01', to: '2026-11-19', steps: ['install', 'registration', 'payment'], windowMinutes: 10_080 };
  const { steps } = await owner.ask(reports.funnel, { ...asked, by: 'all' });
  const { rows, total } = await owner.ask(reports.dropOuts, { ...asked, step: 2 });
  expect(total).toBe((steps[1]?.count ?? 0) - (steps[2]?.count ?? 0));
  expect(rows).toHaveLength(50);
  expect(new Set(rows.map(({ device, day }) => `${device} ${day}`)).size).toBe(50);
  for (const { device, isOpen, day } of rows) {
    expect(device).toMatch(/^[0-9A-F]{4}…[0-9A-F]{4}$/);
    expect(isOpen).toBe(day >= '2026-11-14');
  }
  await expect(owner.ask(reports.dropOuts, { ...asked, step: 3 })).rejects.toMatchObject({ code: 400 });
  for (const name of ['analyst', 'staff']) {
    const { client } = await signIn(name);
    await expect(client.ask(reports.dropOuts, { ...asked, step: 1 })).rejects.toMatchObject({ code: -1003 });
  }
  const analyst = (await signIn('analyst')).client;
  const withOrders = { ...asked, steps: ['install', 'order', 'payment'], by: 'all' as const };
  expect((await analyst.ask(reports.funnel, withOrders)).withheld.map(({ flag }) => flag)).toContain('order');
});
