import { expect, test } from 'vitest';
import { spellingOf } from './spelling.ts';

test.each([
  ['shanh', true],
  ['SHXJ', true],
  ['xingji', true],
  ['haixing', true],
  ['zzz', false],
])('%s finds 山海行纪: %s', (search, isFound) => {
  expect(spellingOf(search)?.('山海行纪 iOS')).toBe(isFound);
});

test.each([
  ['shuang11', true],
  ['shuang 11 yuyue', true],
  ['yuyue2', false],
  ['shuang12', false],
])('%s finds 双 11-预约召回: %s', (search, isFound) => {
  expect(spellingOf(search)?.('双 11-预约召回')).toBe(isFound);
});

test('a number, a sign or a single letter is meant as written', () => {
  for (const search of ['', 's', '1001', 'kol_', '山h', 'a@b']) expect(spellingOf(search)).toBeNull();
});

test('a name without Chinese is no matter of spelling', () => {
  expect(spellingOf('app')?.('Apple Search Ads')).toBe(false);
});
