import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn, type Locale } from '#design-system/foundation/words.ts';
import type { Loss } from '../../lib/address/losses.ts';
import { metricIds } from '../../lib/metrics/catalogue.ts';
import { metricWords } from '../../lib/metrics/words.ts';
import { flagsOf, linesOf, titleOf } from './linesOf.ts';
import { dataFlagNames } from '../../lib/glossary/dataFlagNames.ts';
import { withLost } from './withLost.ts';
import { partNames, words } from './words.ts';

const wordingIn = (locale: Locale) => ({
  t: wordsIn(words, locale),
  parts: wordsIn(partNames, locale),
  flags: wordsIn(dataFlagNames, locale),
  metrics: wordsIn(metricWords, locale),
  platform: 'H5',
});

const losses: readonly Loss[] = [
  { part: 'column', cause: 'access', count: 2, metrics: ['income', 'roi'], flags: ['pay'] },
  { part: 'limit', cause: 'access', count: 1, metrics: ['roi'], flags: ['pay'] },
  { part: 'chart', cause: 'platform', count: 1, metrics: ['retention1'] },
  { part: 'filter', cause: 'report', count: 2 },
  { part: 'segment', cause: 'unseen', count: 1 },
];

test('each cause has one line, with all that it concerns', () => {
  expect(linesOf(losses, wordingIn('zh-CN'))).toEqual([
    '列、数值条件“付费金额、注册收入比（ROI）”：需要付费数据权限',
    '图表“次日留存”：H5 没有这项数据',
    '2 项筛选条件：这个页面不支持',
    '对比分群：已不存在、没有数据，或你没有权限',
  ]);
  expect(linesOf(losses, wordingIn('en'))[0]).toMatch(/^Column, metric condition “Revenue, .+”: requires access to revenue data$/);
});

test('a period says whether it is too long or yet to come', () => {
  const of = (cause: 'length' | 'future') => [{ part: 'period', cause, count: 1 }] satisfies Loss[];
  expect(linesOf(of('length'), wordingIn('zh-CN'))).toEqual(['时段：最多 800 天']);
  expect(linesOf(of('length'), wordingIn('en'))).toEqual(['Period: 800 days at most']);
  expect(linesOf(of('future'), wordingIn('en'))).toEqual(['Period: hasn’t begun yet']);
});

test('what could be granted is asked for once', () => {
  expect(titleOf(losses, wordingIn('zh-CN').t)).toBe('链接中有 7 项内容没有打开');
  expect(flagsOf(losses)).toEqual(['pay']);
});

test('retention on H5 is no question of rights', () => {
  const ofH5 = losses.filter(({ cause }) => cause === 'platform');
  expect(linesOf(ofH5, wordingIn('zh-CN')).join()).not.toContain('权限');
  expect(flagsOf(ofH5)).toEqual([]);
});

test('a right that was lost while the page stood open is no part of a link', () => {
  const mixed: readonly Loss[] = [
    { part: 'column', cause: 'access', count: 3, metrics: ['income', 'retention1', 'roi'], flags: ['pay', 'retention'] },
  ];
  const both = withLost(mixed, ['pay', 'order']);
  expect(both).toEqual([
    { part: 'column', cause: 'access', count: 1, metrics: ['retention1'], flags: ['retention'] },
    { part: 'column', cause: 'lost', count: 2, metrics: ['income', 'roi'], flags: ['pay'] },
  ]);
  const zh = wordingIn('zh-CN');
  expect(titleOf(both, zh.t)).toBe('链接中有 1 项内容没有打开；你的权限有变化，2 项内容不再显示');
  expect(linesOf(both, zh)[1]).toBe('列“付费金额、注册收入比（ROI）”：页面打开期间，你的付费数据权限已取消');
  const lost = withLost([{ part: 'traffic', cause: 'access', count: 1, flags: ['natural'] }], ['natural']);
  expect(titleOf(lost, zh.t)).toBe('你的权限有变化，1 项内容不再显示');
  expect(titleOf(lost, wordingIn('en').t)).toBe('Your permissions have changed. 1 part is no longer shown');
  expect(flagsOf(lost)).toEqual(['natural']);
});

test('what the reader never saw here, and what no right would open, stays as it was', () => {
  expect(withLost(losses, ['retention', 'natural', 'top', 'order', 'event'])).toEqual(losses);
});

test('columns of the account are no part of a link', () => {
  const own: readonly Loss[] = [
    { part: 'ownColumn', cause: 'access', count: 2, metrics: ['income', 'roi'], flags: ['pay'] },
    { part: 'ownColumn', cause: 'retired', count: 2 },
  ];
  const [zh, en] = [wordingIn('zh-CN'), wordingIn('en')];
  expect(titleOf(own, zh.t)).toBe('你的报表列有 4 项没有显示');
  expect(titleOf(own.slice(1), en.t)).toBe('2 of your report columns aren’t shown');
  expect(titleOf([...losses.slice(3), ...own], zh.t)).toBe('链接中有 3 项内容没有打开；你的报表列有 4 项没有显示');
  expect(linesOf(own, zh)).toEqual(['报表列“付费金额、注册收入比（ROI）”：需要付费数据权限', '2 项报表列：当前版本没有']);
  expect(linesOf(own, en)[1]).toBe('2 report columns: not in this version');
  expect(flagsOf(own)).toEqual(['pay']);
  expect(titleOf(withLost(own, ['pay']), zh.t)).toBe('你的权限有变化，2 项内容不再显示；你的报表列有 2 项没有显示');
});

const anyLoss: fc.Arbitrary<Loss> = fc.record({
  part: fc.constantFrom(
    'period' as const,
    'filter' as const,
    'limit' as const,
    'column' as const,
    'ownColumn' as const,
    'segment' as const,
    'organic' as const,
  ),
  cause: fc.constantFrom(
    'access' as const,
    'lost' as const,
    'platform' as const,
    'report' as const,
    'unseen' as const,
    'unknown' as const,
    'newer' as const,
    'own' as const,
    'length' as const,
    'future' as const,
    'retired' as const,
  ),
  count: fc.integer({ min: 1, max: 9 }),
  flags: fc.uniqueArray(fc.constantFrom('pay' as const, 'natural' as const), { minLength: 1 }),
  metrics: fc.uniqueArray(fc.constantFrom(...metricIds), { minLength: 1, maxLength: 3 }),
});

test('whatever is left out, it is said in words, never in those of the wire', () => {
  fc.assert(
    fc.property(fc.array(anyLoss, { maxLength: 6 }), fc.constantFrom('zh-CN' as const, 'en' as const), (all, locale) => {
      const lines = linesOf(all, wordingIn(locale));
      expect(lines.length).toBeLessThanOrEqual(all.length);
      expect(lines.length > 0).toBe(all.length > 0);
      for (const line of lines) expect(line).not.toMatch(/undefined|\[object|=>|unseen|natural\b/);
    }),
  );
});
