import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { demoAccount } from '#mocks/demoAccount.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { testService } from '#mocks/domains/testService.ts';

// What the public pages show is what the demo account sees of its iOS app in the world of the stories. `npx vitest -u` records it anew.
const app = 1001;
const now = { from: '2026-10-21', to: '2026-11-19' };
const before = { from: '2026-09-21', to: '2026-10-20' };
const metrics = ['clicks', 'installs', 'registrations', 'newPayers', 'income', 'cost', 'roi', 'retention1'];

async function record() {
  const { client } = await testService({ campaigns: 300 }).signIn(demoAccount.email);
  const rows = (period: typeof now, by: Dimension, more = {}) =>
    client.ask(reports.rows, { app, report: 'campaigninfo', ...period, by, metrics, sort: 'installs', order: 'desc', ...more });

  const ofDays = async (period: typeof now) => {
    const told = await rows(period, 'day', { sort: null, order: null });
    const inOrder = told.rows.toSorted((one, other) => one.key.localeCompare(other.key));
    const columns = metrics.map((metric): [string, (number | null)[]] => [metric, inOrder.map(({ values }) => values[metric] ?? null)]);
    return { days: inOrder.map(({ key }) => key), values: Object.fromEntries(columns), totals: told.totals };
  };

  const [channels, channelsBefore] = await Promise.all([rows(now, 'channel'), rows(before, 'channel')]);
  const shown = channels.rows.slice(0, 10);
  const coursesOf = async (period: typeof now) => {
    const { rows: cells } = await rows(period, 'channel', { byDay: true, metrics: ['installs'] });
    const inOrder = cells.toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
    return shown.slice(0, 4).map(({ key }) => inOrder.filter((one) => one.key === key).map(({ values }) => values['installs'] ?? null));
  };
  const [courses, coursesBefore] = await Promise.all([coursesOf(now), coursesOf(before)]);

  const retention = await client.ask(reports.retention, { app, ...now, by: 'day' });
  const payback = await client.ask(reports.payback, { app, from: '2026-08-01', to: '2026-08-20', by: 'channel' });
  const funnelOf = (days: typeof now) =>
    client.ask(reports.funnel, { app, ...days, by: 'all', steps: ['install', 'registration', 'payment'], windowMinutes: 10_080 });
  const [funnel, funnelBefore] = [await funnelOf(now), await funnelOf(before)];
  const delay = await client.ask(reports.delay, { app, ...now, by: 'all' });
  return {
    now: await ofDays(now),
    before: await ofDays(before),
    channels: shown.map(({ key, label, values }) => ({
      name: label,
      installs: values['installs'] ?? 0,
      before: channelsBefore.rows.find((one) => one.key === key)?.values['installs'] ?? null,
    })),
    courses: shown.slice(0, 4).map(({ label }, index) => ({ name: label, now: courses[index], before: coursesBefore[index] })),
    systems: (await rows(now, 'os', { metrics: ['installs'] })).rows.map(({ label, values }) => ({
      name: label,
      installs: values['installs'] ?? 0,
    })),
    funnel: funnel.steps.map(({ event, count, open }, index) => ({ event, count, open, previous: funnelBefore.steps[index]?.count })),
    retention: retention.rows.map(({ label, size, values, maturity }) => ({
      day: label,
      size,
      rates: retention.ages.map((age) => values[age] ?? null).filter((rate) => rate !== null),
      final: Object.values(maturity).filter((one) => one === 'final').length,
    })),
    payback: {
      ages: payback.ages,
      channels: payback.rows
        .filter(({ label }) => label !== '自然量')
        .slice(0, 4)
        .map(({ label, values }) => ({ name: label, rates: payback.ages.map((age) => values[age] ?? null) })),
    },
    delay: { edges: delay.edges, counts: delay.edges.map((edge) => delay.rows[0]?.counts[edge] ?? 0) },
  };
}

test('the recorded numbers are those of the demo account', async () => {
  const { code } = await format('recorded.json', JSON.stringify(await record()), { printWidth: 140 });
  await expect(code).toMatchFileSnapshot('recorded.json');
});
