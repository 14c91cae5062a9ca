import { expect, test } from 'vitest';
import { comparedDays, resolvePeriod } from '#design-system';
import { exports, type ExportOrder } from '#app/api/exports.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { countryName } from '#app/lib/countries.ts';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { trafficNames } from '#app/lib/glossary/words.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { taskOf } from '#mocks/domains/taskOf.ts';
import { testService } from '#mocks/domains/testService.ts';
import { levelWords } from '../../answers/words.ts';
import { scopeOf } from '../../view/scope.ts';
import { changed, fields, groupings, initialState, traffics, type Field, type ReportState } from '../../view/state.ts';
import { orderOf } from './order.ts';

const { world, signIn } = testService({ campaigns: 200 });
const { client: owner } = await signIn('super');
const app = world.apps.find(1001) ?? fail();
const today = '2026-11-20';
const days = { start: '2026-11-01', end: '2026-11-14' } as const;
const start: ReportState = { ...initialState, period: days };

function fail(): never {
  throw new Error('no app');
}

const ofApple = new Set<string>(['org', 'adGroup', 'creativeSet', 'placement']);
const reportOf = (level: string) => (ofApple.has(level) ? 'asacampaigninfo' : 'campaigninfo');

function ordered(change: Partial<ReportState>, name = 'campaigninfo'): ExportOrder {
  const state = changed(start, change);
  const compared = comparedDays(state.period, today);
  const report = {
    app,
    name,
    state,
    scope: scopeOf(state, resolvePeriod(state.period, today)),
    compared: compared && { ...compared, age: null },
    columns: { shown: state.columns ?? (['installs'] as const) },
    reader: { visible: metricIds },
  };
  return orderOf(report, { name: null, language: 'zh-CN', format: 'csv', withSources: true });
}

/** What stands above the rows of a file: what shaped them, and the heads of the columns. */
async function headOf(body: ExportOrder): Promise<string> {
  const id = taskOf(await owner.send(exports.order, { app: app.id, body }));
  for (let look = 0; look < 3; look++) await owner.ask(ours.exportJobs.all, { app: app.id });
  const file = await owner.download(ours.exportJobs.file, { app: app.id, id });
  if (file.code === -1) throw new Error(`an empty file for ${JSON.stringify(body)}`);
  return (await file.file.text()).split('\r\n').slice(0, 2).join('\n');
}

/** A value of a field that has a name. */
async function valueOf(field: Field) {
  const { rows } = await owner.ask(reports.rows, {
    app: app.id,
    report: reportOf(field),
    from: days.start,
    to: days.end,
    by: field,
    metrics: ['installs'],
    sort: 'installs',
    order: 'desc',
    traffic: 'paid',
  });
  const first = rows.find(({ label }) => label);
  if (!first) throw new Error(`nothing by ${field}`);
  return { field, key: first.key, name: field === 'country' ? countryName(first.key, 'zh-CN') : mediaNameIn(first.label, 'zh-CN') };
}

interface Choice<Part extends keyof ReportState> {
  value: ReportState[Part];
  /** How the file says it; null where a file has the same rows with and without it. */
  says: string | null;
  report?: string;
}

const values = await Promise.all(fields.map(valueOf));
const word = (level: (typeof groupings)[number]) => levelWords[level][0];

/** Some choices of each part of a report. A part that is new does not compile until it says what a file calls it. */
const choices: { [Part in keyof ReportState]: readonly Choice<Part>[] } = {
  period: [
    { value: { start: '2026-11-01', end: '2026-11-03' }, says: '2026-11-01 至 2026-11-03' },
    // The full set has no columns of the compared days, and its dialog says so.
    { value: { ...days, comparison: { kind: 'previous' } }, says: null },
  ],
  path: values.map(({ field, key, name }) => ({
    value: [{ level: field, key }],
    report: reportOf(field),
    says: `；${word(field)} ${name}；`,
  })),
  by: groupings.map((level) => ({ value: [level], report: reportOf(level), says: `\n${word(level)},` })),
  filters: values.flatMap(({ field, key, name }) => [
    { value: [{ field, keys: [key], isLeftOut: false }], report: reportOf(field), says: `；${word(field)} ${name}；` },
    { value: [{ field, keys: [key], isLeftOut: true }], report: reportOf(field), says: `；排除${word(field)} ${name}；` },
  ]),
  traffic: traffics.map((kind) => ({ value: kind, says: `；流量 ${trafficNames[kind][0]}；` })),
  limits: [
    {
      value: [
        { metric: 'installs', isMore: true, value: 3 },
        { metric: 'clicks', isMore: false, value: 9e9 },
      ],
      says: '；激活 > 3；点击 < 9000000000；',
    },
    { value: [{ metric: 'installRate', isMore: true, value: 0.001 }], says: '；激活率 > 0.1%；' },
  ],
  // Beside the table, which stays as it is.
  segments: [
    { value: [{ app: 1002 }], says: null },
    { value: [{ field: 'channel', keys: ['101'] }], says: null },
  ],
  columns: [{ value: ['clicks', 'installs'], says: '渠道,点击,激活' }],
  sort: [{ value: { column: 'clicks', isDescending: false }, says: null }],
  chart: [{ value: 'clicks', says: null }],
  lines: [
    { value: 'top', says: null },
    { value: ['101'], says: null },
  ],
  each: [
    { value: 'day', says: '\n日期,渠道,' },
    { value: 'hour', says: null },
  ],
  search: [{ value: '引擎', says: '；搜索“引擎”；' }],
  page: [{ value: 3, says: null }],
  size: [{ value: 50, says: null }],
  why: [{ value: { metric: 'installs' }, says: null }],
};

/** The same rows in another order are the same rows. */
const rowsOf = (order: ExportOrder): ExportOrder => ({ ...order, sort: null, order: null });

test('all that a report can be asked is tried', () => {
  expect(Object.keys(choices).toSorted()).toEqual(Object.keys(initialState).toSorted());
});

const tried = Object.entries(choices).flatMap(([part, some]) => some.map(({ value, says, report }) => ({ part, value, says, report })));

test.each(Object.keys(choices))('the full set says in its head what shaped it: %s', async (part) => {
  for (const one of tried.filter((other) => other.part === part && other.says !== null)) {
    const head = await headOf(ordered({ [part]: one.value }, one.report));
    expect(head).toContain(one.says);
  }
});

test('what the head does not say asks for no other rows', () => {
  for (const { part, value } of tried.filter(({ says }) => says === null))
    expect(rowsOf(ordered({ [part]: value }))).toEqual(rowsOf(ordered({})));
});

test('all of it together is said together', async () => {
  const [channel, country] = ['channel', 'country'].map((field) => values.find((one) => one.field === field) ?? fail());
  if (!channel || !country) fail();
  const head = await headOf(
    ordered({
      path: [{ level: 'channel', key: channel.key }],
      filters: [
        { field: 'country', keys: [country.key], isLeftOut: false },
        { field: 'campaign', keys: ['4', '5'], isLeftOut: true },
      ],
      by: ['campaign', 'ad'],
      traffic: 'paid',
      limits: [{ metric: 'clicks', isMore: true, value: 0 }],
      columns: ['cost', 'clicks'],
      each: 'day',
    }),
  );
  for (const said of [
    `渠道 ${channel.name}；`,
    `国家/地区 ${country.name}；`,
    '；排除推广活动 ',
    '；点击 > 0；',
    '流量 推广量',
    '货币 人民币',
  ])
    expect(head).toContain(said);
  expect(head).toContain('\n日期,推广活动,推广活动 ID,广告,消耗,点击');
});

test('a country that is searched for by its name is named as what the rows are narrowed to', async () => {
  expect(await headOf(ordered({ by: ['country'], search: '美国' }))).toContain(' / 美国；');
});
