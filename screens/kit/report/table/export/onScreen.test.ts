import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { I18nProvider } from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerIn, comparedDays, resolvePeriod } from '#design-system';
import { apps } from '#app/api/apps/apps.ts';
import { createQueryClient } from '#app/api/client/queryClient.ts';
import { reports } from '#app/api/reports/reports.ts';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { trafficNames } from '#app/lib/glossary/words.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { testService } from '#mocks/domains/testService.ts';
import { levelWords, useFileHead } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { scopeOf } from '../../view/scope.ts';
import { changed, fields, groupings, initialState, traffics, way, type Field, type ReportState } from '../../view/state.ts';
import { useTableColumns } from '../columns/useTableColumns.tsx';
import { canCompare, rowsQuestion, useRows } from '../useRows.ts';
import { usePageNote } from './usePageNote.ts';

const { signIn } = testService({ campaigns: 200 });
const { client: owner } = await signIn('super');
const cache = createQueryClient(owner);
const app = (await owner.ask(apps.all, {})).all.find(({ id }) => id === 1001) ?? fail();
const today = '2026-11-20';
const days = { start: '2026-11-01', end: '2026-11-14' } as const;
const start: ReportState = { ...initialState, period: days };
const flags = { pay: true, retention: true, natural: true, top: true, order: true, event: true };

function fail(): never {
  throw new Error('nothing was found');
}

const ofApple = new Set<string>(['org', 'adGroup', 'creativeSet', 'placement']);
const reportOf = (level: string) => (ofApple.has(level) ? 'asacampaigninfo' : 'campaigninfo');

function reportIn(change: Partial<ReportState>, name = 'campaigninfo'): Report {
  const state = changed(start, change);
  const range = resolvePeriod(state.period, today);
  const compared = comparedDays(state.period, today);
  const shown = state.columns ?? (['installs'] as const);
  return {
    name,
    app,
    state,
    defaults: start,
    reader: { isPending: false, flags, visible: metricIds },
    days: range,
    today,
    scope: scopeOf(state, range),
    compared: compared && { ...compared, age: null },
    columns: { isPending: false, again: undefined, shown, offered: shown.map((metric) => ({ metric, group: null })) },
    pathname: '/monitor/campaigninfo',
    set: () => undefined,
    href: () => '',
    elsewhere: () => '',
    causes: () => '',
    hasNatural: true,
    hasWindow: true,
    countsSpend: false,
    way,
    fields,
  };
}

/** What stands above the rows of a file of what is on screen, and the heads of its columns. */
function Head({ of: report }: { of: Report }) {
  const data = answerIn(useRows(report));
  const columns = useTableColumns(report, canCompare(report)).filter(({ isHidden }) => !isHidden);
  const head = useFileHead(report)('', '', false);
  const pageNote = usePageNote(report, columns);
  return [...head.notes, data && pageNote(data.total), columns.map(({ title }) => title).join(',')].join('\n');
}

function drawn(report: Report): string {
  const children = createElement(QueryClientProvider, { client: cache }, createElement(Head, { of: report }));
  const inChinese = { locale: 'zh-CN', children };
  return renderToStaticMarkup(createElement(I18nProvider, inChinese)).replaceAll('&gt;', '>').replaceAll('&lt;', '<');
}

/** The head once all is answered that it asks for. */
async function headOf(report: Report): Promise<string> {
  for (;;) {
    const head = drawn(report);
    const open = cache.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined });
    if (!open.length) return head;
    await Promise.all(open.map((query) => query.fetch()));
  }
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
  const { key, label } = rows.find((row) => row.label) ?? fail();
  return { field, key, name: deviceName(field, key, 'zh-CN') ?? mediaNameIn(label, 'zh-CN') };
}

interface Choice<Part extends keyof ReportState> {
  value: ReportState[Part];
  /** How the file says it; null where it has the same rows with and without it. */
  says: string | null;
  report?: string;
}

const values = await Promise.all(fields.map(valueOf));
const word = (level: (typeof groupings)[number]) => levelWords[level][0];

/** Some choices of each part of a report. A part that is new does not compile until it says what a file calls it. */
const choices: { [Part in keyof ReportState]: readonly Choice<Part>[] } = {
  period: [
    { value: { start: '2026-11-01', end: '2026-11-03' }, says: '\n时段 2026-11-01 – 11-03' },
    { value: { ...days, comparison: { kind: 'previous' } }, says: '\n对比 2026-11-01 – 11-14 与 2026-10-18 – 10-31' },
    { value: { ...days, comparison: { kind: 'previous' } }, says: ',上期,差值,激活较上期' },
  ],
  path: values.map(({ field, key, name }) => ({
    value: [{ level: field, key }],
    report: reportOf(field),
    says: `\n筛选 ${word(field)} ${name}\n`,
  })),
  by: groupings.map((level) => ({ value: [level], report: reportOf(level), says: `\n${word(level)},` })),
  filters: values.flatMap(({ field, key, name }) => [
    { value: [{ field, keys: [key], isLeftOut: false }], report: reportOf(field), says: `\n筛选 ${word(field)} ${name}\n` },
    { value: [{ field, keys: [key], isLeftOut: true }], report: reportOf(field), says: `\n筛选 排除${word(field)} ${name}\n` },
  ]),
  traffic: traffics.map((kind) => ({ value: kind, says: `\n流量 ${trafficNames[kind][0]}\n` })),
  limits: [
    {
      value: [
        { metric: 'installs', isMore: true, value: 3 },
        { metric: 'clicks', isMore: false, value: 9e9 },
      ],
      says: '\n筛选 激活 > 3、点击 < 9,000,000,000\n',
    },
    { value: [{ metric: 'installRate', isMore: true, value: 0.001 }], says: '\n筛选 激活率 > 0.10%\n' },
  ],
  // Beside the table, which stays as it is.
  segments: [
    { value: [{ app: 1002 }], says: null },
    { value: [{ field: 'channel', keys: ['101'] }], says: null },
  ],
  columns: [{ value: ['clicks', 'installs'], says: '\n渠道,点击,激活' }],
  sort: [
    { value: { column: 'clicks', isDescending: false }, says: '，按点击升序；' },
    { value: { column: 'key', isDescending: true }, says: '，按渠道降序；' },
  ],
  // Until the reader sorts, rows are put in the order of what the chart shows.
  chart: [{ value: 'clicks', says: '，按点击降序；' }],
  lines: [
    { value: 'top', says: null },
    { value: ['101'], says: null },
  ],
  each: [
    { value: 'day', says: '\n渠道,日期,激活' },
    { value: 'hour', says: null },
  ],
  search: [{ value: '引擎', says: '\n筛选 搜索“引擎”\n' }],
  page: [{ value: 2, says: '\n第 2 页，' }],
  size: [{ value: 50, says: '，每页 50 行，' }],
  why: [{ value: { metric: 'installs' }, says: null }],
};

test('all that a report can be asked is tried', () => {
  expect(Object.keys(choices).toSorted()).toEqual(Object.keys(initialState).toSorted());
});

const tried = Object.entries(choices).flatMap(([part, some]) => some.map(({ value, says, report }) => ({ part, value, says, report })));

test.each(Object.keys(choices))('a file of what is on screen says what shaped it: %s', async (part) => {
  for (const { value, says, report } of tried.filter((one) => one.part === part && one.says !== null))
    expect(await headOf(reportIn({ [part]: value }, report))).toContain(says);
});

test('what it does not say asks for no other rows, and changes nothing that is said', async () => {
  const usual = reportIn({});
  const said = await headOf(usual);
  for (const { part, value } of tried.filter(({ says }) => says === null)) {
    const report = reportIn({ [part]: value });
    expect(rowsQuestion(report)).toEqual(rowsQuestion(usual));
    expect(await headOf(report)).toBe(said);
  }
});

test('all of it together is said together', async () => {
  const [channel = fail(), country = fail()] = ['channel', 'country'].map((field) => values.find((one) => one.field === field));
  const head = await headOf(
    reportIn({
      path: [{ level: 'channel', key: channel.key }],
      filters: [{ field: 'country', keys: [country.key], isLeftOut: true }],
      by: ['campaign'],
      traffic: 'paid',
      limits: [{ metric: 'clicks', isMore: true, value: 0 }],
      search: 'a',
      columns: ['cost', 'clicks'],
      each: 'day',
    }),
  );
  for (const said of [
    `\n筛选 渠道 ${channel.name}、排除国家/地区 ${country.name}、点击 > 0、搜索“a”\n`,
    '\n流量 推广量\n',
    '\n推广活动,日期,消耗,点击',
  ])
    expect(head).toContain(said);
});
