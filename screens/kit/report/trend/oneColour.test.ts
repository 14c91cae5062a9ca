import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn, type Dataset } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { cohortLines } from '#screens/kit/cohorts/cohortLines.ts';
import { testService } from '#mocks/domains/testService.ts';
import { coloursOf } from '../segments/coloursOf.ts';
import { linesOf } from './dataset.ts';

const { world } = testService();
const app = world.apps.find(1001) ?? fail();
/** The channels of the app, the largest of those that ads brought first: a screen draws five, or those that were picked. */
const channels = [...new Set(world.promotionOf(app).books.ads.map(({ channel }) => channel))]
  .toSorted((a, b) => b.weight - a.weight)
  .map(({ id }) => String(id));
const largest = channels.slice(0, 5);

function fail(): never {
  throw new Error('no app');
}

const names = wordsIn(metricWords, 'zh-CN');
const days = { start: '2026-11-10', end: '2026-11-11' } as const;

/** Some channels day by day, as reports draw them. */
const trend = (keys: readonly string[]) =>
  linesOf(
    {
      metric: 'installs',
      names,
      wholeNames: names,
      t: { day: '日期', hour: '小时', today: '今日' },
      weekdays: () => '',
      today: '2026-11-20',
      days,
    },
    '2026-11-20 10:32',
    keys.map((key) => ({ key, name: key, total: 1, days: [] })),
  );

/** Some channels by the age of their users, as the overviews and payback draw them. */
const cohorts = (keys: readonly string[]) =>
  cohortLines(
    keys.map((key) => ({ key, label: key, size: 100, values: { 1: 0.4 }, maturity: { 1: 'final' as const }, counted: null })),
    [1],
    { measure: '留存', dimension: '日龄', seriesDimension: '渠道', day: String, since: days, isPerInterval: false, overall: undefined },
  );

const coloursIn = ({ series }: Dataset) => new Map(series.map(({ key, colour }) => [key, colour]));
/** The colours of those that two charts share. */
const shared = (one: Dataset, other: Dataset) => {
  const [first, second] = [coloursIn(one), coloursIn(other)];
  return [...first].flatMap(([key, colour]) => (second.has(key) ? [{ key, colour, other: second.get(key) }] : []));
};
const some = (of: readonly string[]) => fc.shuffledSubarray([...of], { minLength: 1 });

test('a channel has one colour in two charts of a screen, whatever their order and whoever is beside it', () => {
  fc.assert(
    fc.property(some(largest), some(largest), (one, other) => {
      const both = shared(trend(one), cohorts(other));
      expect(both.map(({ colour }) => colour)).toEqual(both.map((line) => line.other));
      expect(both).toHaveLength(one.filter((key) => other.includes(key)).length);
    }),
  );
});

test('a filter that takes some away leaves the others in their colours', () => {
  fc.assert(
    fc.property(some(largest), fc.shuffledSubarray([...largest]), (shown, gone) => {
      const left = shown.filter((key) => !gone.includes(key));
      for (const chart of [trend, cohorts]) {
        const before = coloursIn(chart(shown));
        expect([...coloursIn(chart(left))]).toEqual(left.map((key) => [key, before.get(key)]));
      }
    }),
  );
});

test('of any channels, small ones too, none takes the colour of one with a smaller key, and none shares a colour', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(channels, { minLength: 2, maxLength: 8 }), (shown) => {
      const all = coloursIn(trend(shown));
      expect(new Set(all.values()).size).toBe(shown.length);
      const inOrder = shown.toSorted((a, b) => Number(a) - Number(b));
      for (const [at, key] of inOrder.entries()) {
        // Whoever has a larger key may leave or come.
        expect(coloursIn(cohorts(inOrder.slice(0, at + 1))).get(key)).toBe(all.get(key));
      }
    }),
  );
});

test('held against another, a channel has the colour that it has among all', () => {
  const among = coloursIn(trend(largest));
  fc.assert(
    fc.property(fc.shuffledSubarray([...largest], { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      expect(coloursOf({ entity: one }, { entity: other })).toEqual([among.get(one), among.get(other)]);
      expect(coloursOf({}, { entity: other })).toEqual([6, among.get(other)]);
    }),
  );
  expect(coloursOf({}, {})).toEqual([1, 2]);
});
