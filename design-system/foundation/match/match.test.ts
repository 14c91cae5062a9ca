import { assert, constantFrom, nat, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { match, matchAll } from './match.ts';
import { searchFor, toSearchable } from './searchable.ts';

const marked = (query: string, text: string) => {
  const found = match(query, text);
  return found && found.ranges.map(([start, end]) => text.slice(start, end)).join('|');
};

describe('finds', () => {
  test.each([
    // characters
    ['山海', '山海行纪 iOS', '山海'],
    ['行纪山海', '山海行纪', null],
    ['剧情秋季', '朋友圈-剧情 15s-秋季', '剧情|秋季'],
    // full pinyin, unfinished syllables, with the apostrophe of input methods
    ['shanhai', '山海行纪', '山海'],
    ['shanh', '朋友圈-山海角色-15s', '山海'],
    ["shan'hai", '山海行纪', '山海'],
    ['ShanHai', '山海行纪', '山海'],
    ['xi', '山海行纪', '行'],
    // initials, also mixed
    ['sh', '山海行纪', '山海'],
    ['shxj', '山海行纪', '山海行纪'],
    ['shhxj', '山海行纪', '山海行纪'],
    ['山h', '山海行纪', '山海'],
    ['shanhxj', '山海行纪', '山海行纪'],
    ['pyqjq', '朋友圈-剧情 15s', '朋友圈|剧情'],
    ['hj', '山海行纪', '行纪'],
    ['sj', '山海行纪', null],
    // every reading
    ['hangji', '山海行纪', '行纪'],
    ['chongfu', '重复激活', '重复'],
    ['zhongfu', '重复激活', '重复'],
    ['changqi', '长期', '长期'],
    ['yinyue', '网易云音乐', '音乐'],
    ['danren', '单人', '单人'],
    ['tiaozheng', '调整', '调整'],
    ['lvse', '绿色', '绿色'],
    ['lüse', '绿色', '绿色'],
    ['luse', '绿色', '绿色'],
    // Latin: word starts before the inside of words, any case, any width
    ['search', 'Apple Search Ads', 'Search'],
    ['asa', 'Apple Search Ads', 'A|S|A'],
    ['appsea', 'Apple Search Ads', 'App|Sea'],
    ['ID', 'Android ID', 'ID'],
    ['roid', 'Android ID', 'roid'],
    ['uap', 'userAppPackage', 'u|Ap'],
    ['ａｄｓ', 'Apple Search Ads', 'Ads'],
    ['cafe', 'Café 广告', 'Café'],
    ['15s', '朋友圈-剧情 15s-秋季', '15s'],
    // several words, in any order
    ['android 山海', '山海行纪 Android', '山海|Android'],
    ['sh and', '山海行纪 Android', '山海|And'],
    ['android 青禾', '山海行纪 Android', null],
    ['rss', 'Apple Search Ads', null],
    ['😀', '山海😀', '😀'],
  ])('%s in %s', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });
});

test('puts the nearest first and keeps the order of equals', () => {
  const items = ['开屏-山海', '山海行纪 Android', '山海', 'Shanhai', '上海', '闪回', '山海行纪 iPadOS'];
  const texts = (query: string) => matchAll(query, items, (item) => item).map(({ item }) => item);
  expect(texts('shanhai')).toEqual(['Shanhai', '山海', '山海行纪 iPadOS', '山海行纪 Android', '开屏-山海']);
  expect(texts('山海')).toEqual(['山海', '山海行纪 iPadOS', '山海行纪 Android', '开屏-山海']);
  expect(texts('')).toEqual(items);
});

describe('whatever is typed', () => {
  const text = oneof(string({ unit: 'binary' }), string({ unit: constantFrom(...'山海行纪重长乐单调溯點Aa Bb-·15ü😀é'), maxLength: 30 }));

  test('ranges lie in the text, in order, apart, on whole characters', () => {
    assert(
      property(text, text, (query, within) => {
        let last = -1;
        for (const [start, end] of match(query, within)?.ranges ?? []) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(within.length);
          expect([...within.slice(0, start), ...within.slice(start, end), ...within.slice(end)]).toEqual([...within]);
          last = end;
        }
      }),
    );
  });

  test('an empty query finds everything, a text finds itself best, and every part of it is found', () => {
    assert(
      property(text, nat(), nat(), (within, from, length) => {
        expect(match(' ', within)).toEqual({ score: 0, ranges: [] });
        const name = within.trim();
        expect(match(name, name)?.score).toBe(name === '' ? 0 : 1);
        const characters = [...within];
        expect(
          match(
            characters
              .slice(from % (characters.length + 1))
              .slice(0, length)
              .join(''),
            within,
          ),
        ).not.toBeNull();
      }),
    );
  });

  test('what is made ready is found when it is found as it is', () => {
    const near = string({ unit: constantFrom(...'山行重s x h c z a b'), maxLength: 8 });
    assert(
      property(oneof(text, near), oneof(text, near), (query, within) => {
        expect(searchFor(query)(toSearchable(within))).toBe(match(query, within) !== null);
      }),
      { numRuns: 2000 },
    );
  });

  test('a score lies between nothing and everything', () => {
    assert(
      property(text, text, (query, within) => {
        const score = match(query, within)?.score ?? 0;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
