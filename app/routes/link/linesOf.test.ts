import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn, type Locale } from '#design-system/foundation/words.ts';
import type { Loss } from '../../lib/address/losses.ts';
import { metricIds } from '../../lib/metrics/catalogue.ts';
import { metricWords } from '../../lib/metrics/words.ts';
import { countOf, flagsOf, linesOf } from './linesOf.ts';
import { dataFlagNames } from '../../lib/glossary/dataFlagNames.ts';
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
  expect(countOf(losses)).toBe(7);
  expect(flagsOf(losses)).toEqual(['pay']);
});

test('retention on H5 is no question of rights', () => {
  const ofH5 = losses.filter(({ cause }) => cause === 'platform');
  expect(linesOf(ofH5, wordingIn('zh-CN')).join()).not.toContain('权限');
  expect(flagsOf(ofH5)).toEqual([]);
});

const anyLoss: fc.Arbitrary<Loss> = fc.record({
  part: fc.constantFrom('period' as const, 'filter' as const, 'limit' as const, 'column' as const, 'segment' as const, 'organic' as const),
  cause: fc.constantFrom(
    'access' as const,
    'platform' as const,
    'report' as const,
    'unseen' as const,
    'unknown' as const,
    'newer' as const,
    'own' as const,
    'length' as const,
    'future' as const,
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
