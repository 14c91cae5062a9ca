import { describe, expect, test } from 'vitest';
import type { PaletteGroup } from './palette.ts';
import { isSpelt, lookedUp, queryOf, resultsOf, searchedIn } from './results.ts';

const groups: PaletteGroup[] = [
  {
    id: 'apps',
    title: '应用',
    items: [
      { id: 'app:1', label: '山海行纪', context: 'iOS', keywords: '1001' },
      { id: 'app:2', label: '山海行纪', context: 'Android' },
      { id: 'app:3', label: '青禾优选', context: 'H5' },
    ],
  },
  {
    id: 'pages',
    title: '页面',
    items: Array.from({ length: 8 }, (_, n) => ({ id: `page:${n}`, label: `页面 ${n}`, keywords: 'page' })),
  },
  { id: 'acts', title: '操作', isActions: true, items: [{ id: 'act:1', label: '导出山海行纪近 7 天报表' }] },
];
const recent: PaletteGroup = { id: 'recent', title: '最近使用', items: [{ id: 'page:2', label: '页面 2' }] };

const ids = (entry: string) =>
  resultsOf(queryOf(entry), groups, recent).map(({ id, results }) => `${id}: ${results.map(({ item }) => item.id).join(' ')}`);

describe('what the list shows', () => {
  test('before anything is typed: the last used, then the beginning of each group without it', () => {
    expect(ids(' ')).toEqual(['recent: page:2', 'apps: app:1 app:2 app:3', 'pages: page:0 page:1 page:3 page:4 page:5', 'acts: act:1']);
  });

  test.each([
    ['shanhai', ['apps: app:1 app:2', 'acts: act:1']],
    ['山海 and', ['apps: app:2']],
    ['1001', ['apps: app:1']],
    ['>', ['acts: act:1']],
    ['>页面', []],
    ['＞ 导出', ['acts: act:1']],
  ])('for %s', (entry, expected) => {
    expect(ids(entry)).toEqual(expected);
  });
});

test('what was found is marked in the label and in the context, never for a hidden name', () => {
  const [apps] = resultsOf(queryOf('shanhai ios'), groups);
  expect(apps?.results[0]).toMatchObject({ inLabel: [[0, 2]], inContext: [[0, 3]] });
  const [byNumber] = resultsOf(queryOf('1001'), groups);
  expect(byNumber?.results[0]).toMatchObject({ inLabel: [], inContext: [] });
});

test('says pinyin only where Latin letters found Chinese', () => {
  const spelt = (query: string) => isSpelt(query, resultsOf(queryOf(query), groups));
  expect([spelt('shanh'), spelt('山海'), spelt('android')]).toEqual([true, false, false]);
});

test('an answer is shown whole, a stale one only as far as it still matches', () => {
  const items = [
    { id: 'a', label: '秋季版本-达人' },
    { id: 'b', label: '投放计划 100377' },
  ];
  const shown = (state: 'found' | 'looking') =>
    lookedUp(queryOf('秋季'), [{ id: 's', title: '推广活动', items, total: 12, state }])[0]?.results.map(({ item }) => item.id);
  expect(shown('found')).toEqual(['a', 'b']);
  expect(shown('looking')).toEqual(['a']);
});

test('searched is said to be every group and what could be looked up, and of actions the actions alone', () => {
  const lookups = (['found', 'failed', 'unavailable'] as const).map((state) => ({ id: state, title: state, items: [], total: 0, state }));
  expect(searchedIn(queryOf('秋季'), groups, lookups)).toEqual(['应用', '页面', '操作', 'found', 'failed']);
  expect(searchedIn(queryOf('>秋季'), groups, [])).toEqual(['操作']);
});
