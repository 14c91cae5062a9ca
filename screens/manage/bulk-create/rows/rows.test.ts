import { describe, expect, test } from 'vitest';
import { wordsIn } from '#design-system';
import type { BulkRow } from '#app/api/ours/campaigns/shapes.ts';
import { assignColumn, matchColumns, templateKinds } from '../source/columns.ts';
import { words } from '../words.ts';
import { buildRows } from './buildRows.ts';
import { nextStep, outcomesFrom, passedBefore, sentOf, stateOf, withAnswers, withChange, withResult, type Outcomes } from './outcomes.ts';
import { rowKey } from './rowKey.ts';
import type { Sources } from './sheetRow.ts';

const sources = (lines: readonly (readonly string[])[], more: Partial<Sources> = {}): Sources => ({
  columns: matchColumns(['名称', '渠道', 'utm_content']),
  lines,
  rowNumbers: lines.map((_, index) => index + 2),
  edits: {},
  channels: [
    { id: 101, label: '巨量引擎', names: ['Ocean Engine', 'toutiao'], media: 'toutiao' },
    { id: 120, label: '小红书聚光', names: ['Xiaohongshu Ads'], media: 'xiaohongshu' },
  ],
  groups: [{ id: 7, name: '新版本拉新' }],
  shared: { target: 'store', url: 'https://apps.example/1', miniVersion: 'current', group: null, clickWindow: 7 },
  macrosOf: (media) => (media === 'toutiao' ? ['__CALLBACK__'] : []),
  ...more,
});

const one = (line: readonly string[], more: Partial<Sources> = {}) => {
  const [row] = buildRows(sources([line], more));
  if (!row) throw new Error('no row');
  return row;
};

describe('columns', () => {
  test('are found by their names in both languages, whatever else is a parameter', () => {
    const kinds = matchColumns(['Campaign Name', '渠道', '点击窗口（天）', 'utm_content', '']).map(({ kind }) => kind);
    expect(kinds).toEqual(['name', 'channel', 'clickWindow', 'parameter', 'ignore']);
  });

  test('of the template are all understood, in both languages', () => {
    const kinds = templateKinds({ platform: 'iOS' });
    expect(kinds).toEqual(['name', 'channel', 'group', 'url', 'deepLink', 'clickWindow']);
    for (const locale of ['zh-CN', 'en'] as const) {
      const t = wordsIn(words, locale);
      expect(matchColumns(kinds.map((kind) => t[kind])).map(({ kind }) => kind)).toEqual(kinds);
    }
    expect(templateKinds({ platform: 'wx' })).toEqual(['name', 'channel', 'group', 'clickWindow']);
  });

  test('fill a field once', () => {
    expect(matchColumns(['名称', 'name']).map(({ kind }) => kind)).toEqual(['name', 'parameter']);
    expect(assignColumn(matchColumns(['名称', 'x']), 1, 'name').map(({ kind }) => kind)).toEqual(['parameter', 'name']);
    expect(assignColumn(matchColumns(['名称', 'x']), 1, 'ignore').map(({ kind }) => kind)).toEqual(['name', 'ignore']);
  });
});

describe('a line', () => {
  test('becomes a campaign with the macros of its medium and the shared settings', () => {
    expect(one(['秋季 01', '巨量引擎', 'kol_01']).draft).toMatchObject({
      name: '秋季 01',
      channel: 101,
      url: 'https://apps.example/1',
      macros: ['__CALLBACK__'],
      parameters: [{ key: 'utm_content', value: 'kol_01' }],
    });
  });

  test('opens the chosen version where a click leads to a mini program, and none elsewhere', () => {
    const shared = { url: null, miniVersion: 'audit', group: null, clickWindow: 7 } as const;
    expect(one(['a', '101'], { shared: { ...shared, target: 'miniProgram' } }).draft).toMatchObject({ url: null, miniVersion: 'audit' });
    expect(one(['a', '101'], { shared: { ...shared, target: 'page', url: 'https://a.example' } }).draft?.miniVersion).toBeNull();
  });

  test('has the number of its row in the spreadsheet, where empty rows are not read', () => {
    const lines = [
      ['a', '101'],
      ['b', '101'],
    ];
    expect(buildRows(sources(lines, { rowNumbers: [2, 5] })).map(({ rowNumber }) => rowNumber)).toEqual([2, 5]);
  });

  test('finds its channel by either name and by its number', () => {
    for (const text of ['ocean engine', ' 巨量引擎 ', '101', 'TOUTIAO']) expect(one(['a', text]).draft?.channel).toBe(101);
  });

  test('says which channel was probably meant', () => {
    expect(one(['a', '小红书']).issue).toMatchObject({ code: 'channelUnknown', proposal: '小红书聚光' });
    expect(one(['a', '谁也不知道']).issue).toMatchObject({ code: 'channelUnknown', proposal: null });
  });

  test('is changed by an edit', () => {
    expect(one(['a', '小红书'], { edits: { 1: { channel: '小红书聚光' } } }).draft?.channel).toBe(120);
  });

  test.each([
    ['without a name', ['', '巨量引擎'], 'nameMissing'],
    ['without a channel', ['a', ''], 'channelMissing'],
  ])('%s is not sent', (_, line, code) => {
    expect(one(line)).toMatchObject({ draft: null, issue: { code } });
  });

  test.each(['0', '31', '1.5', 'x'])('with a window of %s is not sent', (days) => {
    expect(one(['a', '101', days], { columns: matchColumns(['名称', '渠道', '点击窗口']) }).issue?.code).toBe('windowInvalid');
  });

  test.each([
    ['页面', 'urlInvalid', { url: 'www.example' }],
    ['唤起', 'deepLinkInvalid', { deepLink: 'event/autumn' }],
    ['窗口', 'windowInvalid', { clickWindow: '31' }],
  ])('%s that is wrong is not sent, and put right in place it is', (_, code, edit) => {
    expect(one(['a', '101'], { edits: { 1: edit } }).issue?.code).toBe(code);
    const right = { url: 'https://a.example/x', deepLink: 'a://b', clickWindow: '14' };
    expect(one(['a', '101'], { edits: { 1: right } }).draft).toMatchObject({
      url: right.url,
      deepLink: 'a://b',
      clickWindow: 14,
      target: 'page',
    });
  });

  test('says what was put right', () => {
    const row = one(['a', '101', '没有这组', 'kol 03'], { columns: matchColumns(['名称', '渠道', '活动组', 'utm_content']) });
    expect(row.fixes).toEqual([
      { code: 'spacesReplaced', what: 'utm_content' },
      { code: 'groupUnknown', what: '没有这组' },
    ]);
    expect(row.draft).toMatchObject({ group: null, parameters: [{ key: 'utm_content', value: 'kol_03' }] });
  });

  test('whose name stands there twice gets another one proposed', () => {
    const rows = buildRows(
      sources([
        ['a', '101'],
        ['a', '101'],
      ]),
    );
    expect(rows.map(({ issue }) => issue?.code ?? null)).toEqual([null, 'nameTwice']);
    expect(rows[1]?.issue?.proposal).toBe('a-2');
    // It is not taken for the first one, which has the same key.
    const made: Outcomes = { [rows[0]?.key ?? '']: { result: { is: 'created', id: 1, link: null } } };
    expect(rows.map((row) => stateOf(row, made, 's'))).toEqual(['created', 'issue']);
  });
});

test('a key is that of the row, not of the settings that all share', () => {
  const other = {
    shared: { target: 'page' as const, url: 'https://b.example', miniVersion: 'current' as const, group: 7, clickWindow: 14 },
  };
  expect(one(['a', '101', 'x'], other).key).toBe(one(['a', '101', 'x']).key);
  expect(one(['b', '101', 'x']).key).not.toBe(one(['a', '101', 'x']).key);
  expect(new Set(Array.from({ length: 5000 }, (_, index) => rowKey(`秋季-${index}`, 101, []))).size).toBe(5000);
});

const answer = (more: Partial<BulkRow>): BulkRow => ({
  row: 1,
  name: '',
  trial: 'pass',
  reason: null,
  proposal: null,
  warnings: [],
  result: 'none',
  code: null,
  id: null,
  link: null,
  ...more,
});

describe('what happens next', () => {
  const rows = buildRows(
    sources([
      ['a', '101'],
      ['b', '101'],
      ['c', '101'],
      ['d', '小红书'],
    ]),
  );
  const [a, b, c] = rows;
  if (!a || !b || !c) throw new Error('no rows');
  const trial = { settings: 's', isTrial: true };
  const real = { settings: 's', isTrial: false };
  const tried = withAnswers({}, [a, b, c], [answer({}), answer({ trial: 'fixed' }), answer({ trial: 'stop' })], trial);

  test('all that can be sent is tried first', () => {
    expect(nextStep(rows, {}, 's')).toMatchObject({ does: 'try', rows: [a, b, c] });
  });

  test('what has passed is created, what was stopped is not', () => {
    expect(nextStep(rows, tried, 's')).toMatchObject({ does: 'create', rows: [a, b] });
    expect(stateOf(c, tried, 's')).toBe('stopped');
  });

  test('a dry run holds for its settings only', () => {
    expect(nextStep(rows, tried, 'others').does).toBe('try');
  });

  test('only failures are repeated, and what exists is never sent again', () => {
    const made = withAnswers(tried, [a, b], [answer({ result: 'created', id: 1 }), answer({ result: 'failed', code: 500 })], real);
    expect(nextStep(rows, made, 's')).toMatchObject({ does: 'retry', rows: [b] });
    // Other settings make nothing new of what exists.
    expect(stateOf(a, made, 'others')).toBe('created');
    expect(nextStep(rows, withAnswers(made, [b], [answer({ result: 'created', id: 2 })], real), 's')).toEqual({
      does: 'nothing',
      rows: [],
    });
  });

  test('a row over the quota of its channel is stopped and offers no retry, as in the dry run', () => {
    const made = withAnswers(tried, [a, b], [answer({ result: 'created', id: 1 }), answer({ result: 'failed', code: -6001 })], real);
    expect(stateOf(b, made, 's')).toBe('stopped');
    expect(made[b.key]?.trial?.reason).toBe('quotaSpent');
    expect(nextStep(rows, made, 's').does).toBe('nothing');
  });

  test('rows that passed in earlier calls of a dry run are counted, by channel', () => {
    expect(passedBefore(rows, [], tried, 's')).toEqual([{ channel: 101, rows: 2 }]);
    expect(passedBefore(rows, [b, c], tried, 's')).toEqual([{ channel: 101, rows: 1 }]);
    expect(passedBefore(rows, [], tried, 'others')).toEqual([]);
  });

  test('a row that failed is changed and tried again, one that exists or may exist is not', () => {
    const made = withAnswers(tried, [a, b], [answer({ result: 'created', id: 1 }), answer({ result: 'failed', code: 500 })], real);
    expect(nextStep(rows, withChange(made, b.key), 's')).toMatchObject({ does: 'try', rows: [b] });
    expect(withChange(made, a.key)).toBe(made);
    const lost = withResult(tried, [c], { is: 'unknown' });
    expect(withChange(lost, c.key)).toBe(lost);
  });

  test('a lost answer is asked for again, with the same key', () => {
    expect(nextStep(rows, withResult(tried, [a, b], { is: 'unknown' }), 's')).toMatchObject({ does: 'retry', rows: [a, b] });
  });

  test('after a reload it is known what was sent', () => {
    const made = withResult(withResult(tried, [a], { is: 'created', id: 1, link: null }), [b], { is: 'unknown' });
    const stored: object = JSON.parse(JSON.stringify({ ...sentOf(made), x: { is: 'other' }, y: 1 }));
    expect(outcomesFrom(stored)).toEqual({
      [a.key]: { result: { is: 'created', id: 1, link: null } },
      [b.key]: { result: { is: 'unknown' } },
    });
  });

  test('a dry run that finds a row made already says so', () => {
    expect(stateOf(a, withAnswers({}, [a], [answer({ result: 'created', id: 9 })], trial), 's')).toBe('created');
  });
});
