import { expect, test } from 'vitest';
import { table } from '../../routes/table.ts';
import { glossary } from './glossary.ts';
import { eventNameIn, mediaNameIn, roleNameIn } from './names.ts';
import { mediaNames, platformNames, roleNames, sectionNames, tradeTerms } from './words.ts';

const terms = glossary.flatMap(({ terms: of }) => Object.values(of));

test('every term stands in both languages', () => {
  expect(terms.filter(([chinese, english]) => !chinese.trim() || !english.trim() || /\p{Script=Han}/u.test(english))).toEqual([]);
});

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('no term stands twice in Chinese, so that it has one English name', () => {
  expect(repeated(terms.map(([chinese]) => chinese))).toEqual([]);
});

test('no English name stands for two things', () => {
  expect(repeated(terms.map(([, english]) => english))).toEqual([]);
});

const titleTerms = [tradeTerms, mediaNames, platformNames, roleNames].flatMap((of) => Object.values<readonly [string, string]>(of));

/** The longest term in the title decides: 推广活动组, not 推广活动. */
const inTitle = (chinese: string) =>
  titleTerms.filter(
    ([term]) =>
      chinese.includes(term) && !titleTerms.some(([longer]) => longer !== term && longer.includes(term) && chinese.includes(longer)),
  );

test.each(table.map(({ path, title }) => [path, ...title] as const))(
  'the title of %s uses the terms of the glossary',
  (_, chinese, english) => {
    for (const [, name] of inTitle(chinese)) expect(english.toLowerCase()).toContain(name.toLowerCase().replace(/ \(.*\)$/, ''));
  },
);

test('every section of the menu holds a page', () => {
  const used = new Set(table.map(({ menu }) => menu));
  expect(Object.keys(sectionNames).filter((section) => ![...used].some((one) => one === section))).toEqual([]);
});

test('names of the system are translated, and names that people typed are not', () => {
  expect(mediaNameIn('巨量引擎', 'en')).toBe('Ocean Engine');
  expect(mediaNameIn('巨量引擎', 'zh-CN')).toBe('巨量引擎');
  expect(mediaNameIn('线下门店扫码', 'en')).toBe('线下门店扫码');
  expect(eventNameIn('激活', 'en')).toBe('Install');
  expect(eventNameIn('升级', 'en')).toBe('升级');
  expect(roleNameIn('主账号', 'en')).toBe('Owner');
  //
  expect(roleNameIn('管理员', 'en')).toBe('Admin');
  expect(roleNameIn('财务只读', 'en')).toBe('财务只读');
});
