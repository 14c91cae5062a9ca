import { CalendarDate, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFromText, periodToText } from './address.ts';
import { comparisonOf, type Comparison } from './comparison.ts';
import { addDays, dayCount, daysFrom, firstDayEver, firstOfMonth, inOrder, isDay, weekdayOf, yearBefore, type Day } from './days.ts';
import { comparedDays, isUnfinished, resolvePeriod, type Period } from './period.ts';
import { presetNames, presetRange, type WeekStart } from './presets.ts';

const written = (date: CalendarDate): Day => {
  const text = date.toString();
  return isDay(text) ? text : firstDayEver;
};
const number = (min: number, max: number) => fc.integer({ min, max });
const anyDay = fc.tuple(number(1900, 2200), number(1, 12), number(1, 31)).map(([y, m, d]) => written(new CalendarDate(y, m, d)));
const anyRange = fc.tuple(anyDay, number(1, 400)).map(([start, count]) => daysFrom(start, count));
const anyPreset = fc.constantFrom(...presetNames);
const anyWeekStart = fc.constantFrom<WeekStart>('mon', 'sun', 'sat');
const anyMatching = fc.constantFrom({}, { isWeekdayMatched: true });
const relative = fc.constantFrom('previous', 'lastYear');
const anyComparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.tuple(relative, anyMatching).map(([kind, matching]): Comparison => Object.assign({ kind }, matching)),
  fc.tuple(anyDay, anyMatching).map(([start, matching]): Comparison => Object.assign({ kind: 'from' as const, start }, matching)),
);
const anyDays: fc.Arbitrary<Period> = fc.oneof(
  anyPreset.map((preset) => ({ preset })),
  fc.tuple(anyDay, anyDay).map(([start, end]) => inOrder({ start, end })),
);
const anyPeriod = fc.tuple(anyDays, fc.constantFrom(0, 1), anyComparison).map(withComparison);

function withComparison([days, count, comparison]: [Period, number, Comparison]): Period {
  return count ? { ...days, comparison } : days;
}

/** Checks a property with a thousand samples and prints the seed when it fails. */
function law<Samples extends [unknown, ...unknown[]]>(
  samples: { [K in keyof Samples]: fc.Arbitrary<Samples[K]> },
  check: (...samples: Samples) => void,
) {
  return () => fc.assert(fc.property(...samples, check), { numRuns: 1000 });
}

const weekday = (day: Day) => getDayOfWeek(parseDate(day), 'zh-CN', 'mon');

test(
  'the calendar is the one that react-aria reckons with',
  law([anyDay, number(-4000, 4000)], (day, days) => {
    const date = parseDate(day);
    expect(addDays(day, days)).toBe(written(date.add({ days })));
    expect(weekdayOf(day)).toBe(weekday(day));
    expect(firstOfMonth(day)).toBe(written(startOfMonth(date)));
    expect(yearBefore(day)).toBe(written(date.subtract({ years: 1 })));
  }),
);

test(
  'a preset is in order and never reaches into the future',
  law([anyPreset, anyDay, anyWeekStart], (name, today, weekStart) => {
    const range = presetRange(name, today, weekStart);
    expect([range.start, range.end, today].sort()).toEqual([range.start, range.end, today]);
  }),
);

test(
  'the last N days are N full days',
  law([fc.constantFrom('last7', 'last14', 'last30', 'last90'), anyDay], (name, today) => {
    const range = presetRange(name, today);
    expect(dayCount(range)).toBe(Number(name.slice(4)));
    expect(isUnfinished(range, today)).toBe(false);
  }),
);

test(
  'last week is a week from its first day on',
  law([anyDay, anyWeekStart], (today, weekStart) => {
    const range = presetRange('lastWeek', today, weekStart);
    expect(dayCount(range)).toBe(7);
    expect(getDayOfWeek(parseDate(range.start), 'zh-CN', weekStart)).toBe(0);
  }),
);

test(
  'this month goes on where last month ends',
  law([anyDay], (today) => {
    expect(addDays(presetRange('lastMonth', today).end, 1)).toBe(presetRange('thisMonth', today).start);
  }),
);

test(
  'as many days as counted',
  law([anyDay, number(1, 4000)], (start, count) => {
    expect(dayCount(daysFrom(start, count))).toBe(count);
  }),
);

test(
  'a comparison has as many days as the period',
  law([anyRange, anyComparison], (range, comparison) => {
    expect(dayCount(comparisonOf(range, comparison))).toBe(dayCount(range));
  }),
);

test(
  'the previous period ends right before, or less than a week before',
  law([anyRange, anyMatching], (range, matching) => {
    const { end } = comparisonOf(range, { kind: 'previous', ...matching });
    const gap = dayCount({ start: end, end: range.start }) - 2;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan('isWeekdayMatched' in matching ? 7 : 1);
  }),
);

test(
  'matched weekdays are equal, day by day',
  law([anyRange, anyComparison, number(0, 400)], (range, comparison, index) => {
    const { start } = comparisonOf(range, { ...comparison, isWeekdayMatched: true });
    expect(weekday(addDays(start, index))).toBe(weekday(addDays(range.start, index)));
  }),
);

test(
  'last year is a year away',
  law([anyRange, anyMatching], (range, matching) => {
    const { start } = comparisonOf(range, { kind: 'lastYear', ...matching });
    expect([364, 365, 366]).toContain(dayCount({ start, end: range.start }) - 1);
  }),
);

test(
  'matching moves a chosen start back by less than a week',
  law([anyRange, anyDay], (range, chosen) => {
    const { start } = comparisonOf(range, { kind: 'from', start: chosen, isWeekdayMatched: true });
    expect([1, 2, 3, 4, 5, 6, 7]).toContain(dayCount({ start, end: chosen }));
  }),
);

test(
  'only full days are compared, with as many',
  law([anyPeriod, anyDay], (period, today) => {
    const sides = comparedDays(period, today);
    expect(sides?.of.end === undefined || sides.of.end < today).toBe(true);
    expect(sides && dayCount(sides.against)).toBe(sides && dayCount(sides.of));
  }),
);

test(
  'what is written is read back',
  law([anyPeriod], (period) => {
    expect(periodFromText(periodToText(period))).toEqual(period);
  }),
);

test(
  'an address keeps every letter as it is',
  law([anyPeriod], (period) => {
    expect(new URLSearchParams({ period: periodToText(period) }).toString()).toBe(`period=${periodToText(period)}`);
  }),
);

const noise = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('.', '_', '-', '..', '9'.repeat(9999)));
const nearMiss = fc
  .tuple(anyPeriod, noise, number(0, 30), number(0, 30))
  .map(([period, noise, from, to]) => periodToText(period).slice(0, from) + noise + periodToText(period).slice(to));

test(
  'nothing that an address can hold throws, and what is understood is stable',
  law([fc.oneof(noise, nearMiss), anyDay], (text, today) => {
    const period = periodFromText(text) ?? { preset: 'last30' };
    expect(periodFromText(periodToText(period))).toEqual(period);
    expect(isDay(resolvePeriod(period, today).start)).toBe(true);
  }),
);

test(
  'whether something is a day can always be asked',
  law([fc.anything()], (thing) => {
    expect(typeof isDay(thing)).toBe('boolean');
  }),
);
