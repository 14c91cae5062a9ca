import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { match } from '../../foundation/match/match.ts';
import { optionsIn, sectionsOf, type Options } from './option.ts';
import { findInOption, toPlainText, searchIn, prefilterFor } from './search.ts';

const apps: Options<number> = [
  {
    title: '常用',
    options: [
      { id: 1, label: '山海行纪', note: 'iOS', description: '100482', keywords: 'Mountains & Seas' },
      { id: 2, label: '山海行纪', note: 'Android' },
    ],
  },
  {
    title: '全部应用',
    options: [
      { id: 3, label: '登山路书', unavailable: '已到期' },
      { id: 4, label: '山' },
    ],
  },
];

const found = (query: string) => optionsIn(searchIn(sectionsOf(apps))(query)).map(({ id }) => id);

test.each([
  ['', [1, 2, 3, 4]],
  ['山海', [1, 2]],
  ['shxj', [1, 2]],
  ['ANDROID', [2]],
  ['山海 and', [2]],
  ['100482', [1]],
  ['seas', [1]],
  // The nearest first, but groups keep their places.
  ['山', [1, 2, 4, 3]],
  ['星河', []],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('groups in which nothing is found go', () => {
  expect(searchIn(sectionsOf(apps))('登').map(({ title }) => title)).toEqual(['全部应用']);
});

test('marks each text on its own', () => {
  const option = { id: 1, label: '山海行纪', note: 'iOS', description: '100482 新版本拉新' };
  expect(findInOption('山海 ios', option)).toMatchObject({ label: [[0, 2]], note: [[0, 3]], description: [] });
  expect(findInOption('100482', option)).toMatchObject({ label: [], note: [], description: [[0, 6]] });
});

const letters = constantFrom(...'山海行纪重长乐单溯點Aaxihnsg Bb-·15ü１é');
const texts = string({ unit: letters, maxLength: 14 });
const queries = string({ unit: letters, maxLength: 6 });

test('the sieve never holds back what would be found', () => {
  assert(
    property(queries, texts, (query, text) => {
      expect(match(query, text) === null || prefilterFor(query)(toPlainText(text))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('letter by letter finds the same as at once', () => {
  assert(
    property(queries, array(texts, { maxLength: 12 }), (query, labels) => {
      const sections = sectionsOf(labels.map((label, id) => ({ id, label })));
      const search = searchIn(sections);
      const typed = [...query].map((_, index) => search(query.slice(0, index + 1))).at(-1) ?? search('');
      const ids = (some: typeof typed) =>
        optionsIn(some)
          .map(({ id }) => id)
          .toSorted((a, b) => a - b);
      expect(ids(typed)).toEqual(ids(searchIn(sections)(query)));
    }),
    { numRuns: 200 },
  );
});
