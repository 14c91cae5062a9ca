import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exports as calls, plainOrder } from '#app/api/exports.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { traces } from '#app/api/ours/data/traces.ts';
import { reports } from '#app/api/reports/reports.ts';
import { catalogue, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { addDays, type Day } from '#design-system/foundation/period/days.ts';
import { taskOf } from '#mocks/domains/taskOf.ts';
import { testService } from '#mocks/domains/testService.ts';
import { fromAddress, toAddress } from '../../view/address.ts';
import { limitText } from '../../view/params.ts';
import { narrowed, scopeOf } from '../../view/scope.ts';
import { changed, drilled, initialState, way, type ReportState } from '../../view/state.ts';
import { foundIn } from './found.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const report = 'campaigninfo';
const today: Day = '2026-11-20';

/** A question as a reader would come to it: some days, some filters, a level, a metric; and back through its address. */
const question = fc
  .record({
    back: fc.nat(40),
    count: fc.nat(9),
    metric: fc.constantFrom(...metricIds.filter((id) => !/postbacks|null/.test(id))),
    level: fc.constantFrom('channel' as const, 'group' as const, 'campaign' as const),
    filter: fc.constantFrom<ReportState['filters']>(
      [],
      [{ field: 'channel', keys: ['101', '102'], isLeftOut: false }],
      [{ field: 'channel', keys: ['101'], isLeftOut: true }],
    ),
    search: fc.constantFrom('', '', '', '量', '素材', '视频'),
    limits: fc.constantFrom<ReportState['limits']>(
      [],
      [],
      [{ metric: 'installs', isMore: true, value: 40 }],
      [{ metric: 'cost', isMore: false, value: 9000.5 }],
      [
        { metric: 'installRate', isMore: true, value: 0.02 },
        { metric: 'clicks', isMore: false, value: 20_000 },
      ],
    ),
    pick: fc.nat(50),
  })
  .map(({ back, count, metric, level, filter, search, limits, pick }) => {
    const start = addDays(today, -back - count - 1);
    const period = { start, end: addDays(start, count) };
    const state = changed(initialState, { period, by: [level], filters: filter, chart: metric, search, limits });
    const opened = fromAddress(toAddress(state, initialState), initialState);
    const narrow = {
      ...(opened.search && { search: opened.search }),
      ...(opened.limits.length && { limits: opened.limits.map(limitText) }),
    };
    return { state: opened, scope: scopeOf(opened, period), narrow, metric, level, pick };
  });

const metrics = (metric: MetricId) => ({ metrics: [metric] });
// Somebody belongs to one ad: people add up over channels, groups and campaigns, and only over days they do not.
const isSum = (metric: MetricId) => ['sum', 'people'].includes(catalogue[metric].formula.kind);
const sum = (values: readonly (number | null | undefined)[]) => values.reduce((all: number, one) => all + (one ?? 0), 0);

test('a number is the same in the overview, the report, its days, the level below, and its trace', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ state, scope, narrow, metric, level, pick }) => {
      const question = { app, report, ...scope, by: level, ...metrics(metric) };
      const all = await owner.ask(reports.rows, question);
      const total = all.totals[metric] ?? null;
      const days = await owner.ask(reports.rows, { app, report: 'dashboard', ...scope, by: 'day', ...metrics(metric) });
      expect(days.totals[metric] ?? null).toBe(total);
      const banner = await owner.ask(reports.banner, { app, ...scope });
      expect(banner.columns.includes(metric) ? (banner.totals[metric] ?? null) : total).toBe(total);
      const whole = await owner.ask(traces.of, { app, report, metric, ...scope, by: level });
      expect(whole.value).toBe(total);

      // A search and a limit choose among the rows, and change none of them.
      const asked = { ...question, ...narrow };
      const rows = await owner.ask(reports.rows, asked);
      for (const { key, values } of rows.rows) expect(values).toEqual(all.rows.find((one) => one.key === key)?.values);
      expect(isSum(metric) ? sum(rows.rows.map(({ values }) => values[metric])) : 0).toBeCloseTo(
        isSum(metric) ? (rows.totals[metric] ?? 0) : 0,
        1,
      );
      const row = rows.rows[pick % Math.max(rows.rows.length, 1)];
      if (!row) return;
      const value = row.values[metric] ?? null;
      const trace = await owner.ask(traces.of, { app, report, metric, ...scope, by: level, key: row.key });
      expect(trace.value).toBe(value);
      // What is shown is what came in, less everything that was left out on the way.
      const opens = trace.steps.findIndex(({ code }) => code === 'opens');
      expect(opens < 0 ? value : sum(trace.steps.slice(opens, -1).map(({ count, change }) => count ?? change))).toBe(value);
      const { formula } = catalogue[metric];
      const part = (code: string) => trace.parts.find((one) => one.code === code)?.count ?? 0;
      const made = formula.kind === 'per' && value !== null ? (part(formula.of) * (formula.times ?? 1)) / part(formula.per) : value;
      expect(made ?? 0).toBeCloseTo(value ?? 0, 5);

      const below = changed(state, drilled(state, { level, key: row.key }));
      const next = way[way.indexOf(level) + 1] ?? 'ad';
      const inside = scopeOf(below, { start: today, end: today });
      const deeper = await owner.ask(reports.rows, {
        app,
        report,
        ...inside,
        from: scope.from,
        to: scope.to,
        by: next,
        ...metrics(metric),
      });
      expect(deeper.totals[metric] ?? null).toBe(value);
      expect(isSum(metric) ? sum(deeper.rows.map(({ values }) => values[metric])) : (value ?? 0)).toBeCloseTo(value ?? 0, 1);

      // What the drawer finds on screen is what stands there.
      const wanted = { app, report, scope, by: level, metric, key: row.key };
      expect(foundIn([{ asked, rows }], wanted)?.values[metric] ?? null).toBe(value);
      expect(foundIn([{ asked, rows }], { ...wanted, scope: narrowed(scope, level, ['nobody']) })).toBeNull();
    }),
    { numRuns: 200 },
  );
}, 300_000);

test('and in the file that is made of it, row by row', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ scope, narrow, metric, level }) => {
      const sorting = { sort: metric, order: 'desc' as const };
      const rows = await owner.ask(reports.rows, { app, report, ...scope, ...narrow, ...sorting, by: level, ...metrics(metric) });
      const body = {
        ...plainOrder,
        channels: scope.channels ?? null,
        without: scope.without ?? null,
        report,
        from: scope.from,
        to: scope.to,
        by: [level],
        byDay: 'summary' as const,
        columns: [metric],
        search: narrow.search ?? null,
        limits: narrow.limits ?? null,
        ...sorting,
        format: 'csv' as const,
        name: 'same',
      };
      const id = taskOf(await owner.send(calls.order, { app, body }));
      const isMade = async (): Promise<boolean> =>
        (await owner.ask(exportJobs.all, { app })).find((one) => one.id === id)?.state !== 'running' || isMade();
      await isMade();
      const got = await owner.download(exportJobs.file, { app, id });
      const lines = got.code === -1 ? [] : (await got.file.text()).trim().split('\r\n').slice(1);
      const cells = lines.map((line) => line.split(','));
      expect(cells.map(([name]) => name)).toEqual(rows.rows.map(({ label }) => label || '未分组'));
      for (const [index, { values }] of rows.rows.entries())
        expect(numberIn(cells[index]?.at(-1) ?? '')).toBeCloseTo(values[metric] ?? 0, 6);
      await owner.send(exportJobs.cancel, { app, id });
    }),
    { numRuns: 200 },
  );
}, 300_000);

const numberIn = (cell: string) => (cell.endsWith('%') ? Number(cell.slice(0, -1)) / 100 : Number(cell));
