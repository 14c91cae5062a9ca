import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayCount } from '#design-system';
import { isPast } from '#app/lib/report-limits/outliers.ts';
import {
  alarmsOf,
  highReasons,
  isDecided,
  decidedDays,
  moneyOf,
  moneyRange,
  priceRanges,
  rateChange,
  rateOf,
  sharesOf,
  sumsOf,
} from './fraud.ts';

const row = (key: string, attributed: number, blocked: number, flagged: number) => ({
  key,
  label: key,
  attributed,
  blocked,
  flagged,
  reasons: {},
});
const rows = [row('101', 900, 100, 50), row('102', 500, 0, 10)];

test('the rate is of what was claimed before anything was blocked', () => {
  expect(sumsOf({ rows })).toEqual({ attributed: 1400, blocked: 100, flagged: 60 });
  expect(rateOf(sumsOf({ rows }))).toBeCloseTo(160 / 1500);
  expect(rateOf({ attributed: 0, blocked: 0, flagged: 0 })).toBeNull();
});

test('the share of a reason is of what was claimed', () => {
  const shares = sharesOf({ attributed: 900, blocked: 100, flagged: 50, reasons: { clickInjection: 20, emulator: 130 } });
  expect(shares).toEqual({ injection: 0.02, flooding: 0 });
  expect(sharesOf({ attributed: 0, blocked: 0, flagged: 0, reasons: {} })).toEqual({ injection: null, flooding: null });
});

describe('marks', () => {
  const limits = { injection: 0.01, flooding: 0.04 };
  const none = { injection: false, flooding: false };
  /** Of so many claimed installs these shares. */
  const channel = (key: string, claimed: number, injection: number, flooding: number) => ({
    ...row(key, claimed, 0, 0),
    reasons: { clickInjection: claimed * injection, clickFlood: claimed * flooding },
  });
  const marksIn = (some: readonly ReturnType<typeof channel>[]) => {
    const alarms = alarmsOf({ rows: [...some] }, limits);
    return some.map((one) => {
      const { injection, flooding } = sharesOf(one);
      return { injection: isPast(injection, alarms.injection), flooding: isPast(flooding, alarms.flooding) };
    });
  };

  test.each([
    [0.002, 0.01],
    [0.03, 0.08],
    [0.2, 0.3],
  ])('none among channels that are all alike: %d and %d', (injection, flooding) => {
    const alike = Array.from({ length: 10 }, (_, at) => channel(String(at), 1000 * (at + 1), injection, flooding));
    expect(marksIn(alike)).toEqual(alike.map(() => none));
  });

  test('one on the channel that stands out, also where it claims nearly half of all installs', () => {
    const usual = Array.from({ length: 9 }, (_, at) => channel(String(at), 1000, 0.03, 0.02));
    for (const claimed of [100, 1000, 8000]) {
      expect(marksIn([...usual, channel('9', claimed, 0.2, 0.02)])).toEqual([
        ...usual.map(() => none),
        { injection: true, flooding: false },
      ]);
    }
  });

  test.each([
    [0.002, 0.01, []],
    [0.01, 0.04, []],
    [0.011, 0.01, ['injection']],
    [0.002, 0.05, ['flooding']],
    [0.2, 0.3, ['injection', 'flooding']],
  ] as const)('where all channels are alike and past a limit, none is marked and that is said: %d and %d', (injection, flooding, said) => {
    const alike = Array.from({ length: 10 }, (_, at) => channel(String(at), 1000 * (at + 1), injection, flooding));
    expect(highReasons({ rows: alike }, limits)).toEqual(said);
  });

  test('nothing is said of the whole where a single channel is past a limit', () => {
    const usual = Array.from({ length: 9 }, (_, at) => channel(String(at), 1000, 0.005, 0.02));
    expect(highReasons({ rows: [...usual, channel('9', 8000, 0.2, 0.5)] }, limits)).toEqual([]);
    expect(highReasons({ rows: [] }, limits)).toEqual([]);
  });

  test('the limit moves with the app', () => {
    const appAt = (level: number) => [channel('1', 5000, level, 0), channel('2', 4000, level, 0), channel('3', 1000, 0.1, 0)];
    expect(marksIn(appAt(0.01)).at(-1)).toEqual({ injection: true, flooding: false });
    expect(marksIn(appAt(0.03)).at(-1)).toEqual(none);
  });
});

test('what can be claimed back and what was never charged are two sums, by the price of each channel', () => {
  expect(moneyOf(rows, (key) => (key === '101' ? 10 : null))).toEqual({ claimable: 500, avoided: 1000 });
});

test('what it would have cost lies between the cheapest and the dearest day of each channel', () => {
  const day = (key: string, cpa: number | null) => ({ key, values: { cpa } });
  const prices = priceRanges([day('101', 8), day('101', 12), day('101', null), day('102', 0)]);
  expect([...prices]).toEqual([['101', { low: 8, high: 12 }]]);
  expect(moneyRange(rows, prices, 'claimable')).toEqual({ low: 400, high: 600 });
  expect(moneyRange(rows, prices, 'avoided')).toEqual({ low: 800, high: 1200 });
});

test('a day is judged after a week', () => {
  expect(isDecided('2026-11-12', '2026-11-20')).toBe(true);
  expect(isDecided('2026-11-13', '2026-11-20')).toBe(false);
});

test('both periods are compared as far as both are judged', () => {
  const [of, against] = [
    { start: '2026-10-21', end: '2026-11-19' },
    { start: '2026-09-21', end: '2026-10-20' },
  ] as const;
  expect(decidedDays({ of, against }, '2026-11-20')).toEqual({
    of: { start: '2026-10-21', end: '2026-11-12' },
    against: { start: '2026-09-21', end: '2026-10-13' },
  });
  // Later days on the other side are no older than these.
  expect(decidedDays({ of: against, against: of }, '2026-11-20')).toEqual({
    of: { start: '2026-09-21', end: '2026-10-13' },
    against: { start: '2026-10-21', end: '2026-11-12' },
  });
  expect(decidedDays({ of: { start: '2026-11-13', end: '2026-11-19' }, against }, '2026-11-20')).toBeNull();
});

test('every day that is compared is decided, and the sides are equally long', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(40), fc.nat(90), (ago, length, apart) => {
      const today = '2026-11-20';
      const end = addDays(today, -1 - ago);
      const of = { start: addDays(end, -length), end };
      const sides = decidedDays({ of, against: { start: addDays(of.start, -apart), end: addDays(of.end, -apart) } }, today);
      fc.pre(sides !== null);
      expect(dayCount(sides.of)).toBe(dayCount(sides.against));
      expect([sides.of.end, sides.against.end].every((day) => isDecided(day, today))).toBe(true);
      expect(sides.of.end <= of.end).toBe(true);
    }),
  );
});

test('the rate of something changes from one judged side to the other, and of what one side lacks nothing is said', () => {
  const answer = (flagged: number) => ({
    days: [],
    reasons: [],
    subs: [],
    rows: [row('101', 900, 100, flagged)],
    fetchedAt: '',
    completeTo: '',
    withheld: [],
  });
  const days = { start: '2026-11-01', end: '2026-11-07' } as const;
  const judged = { of: days, against: days, now: answer(100), before: answer(50) };
  expect(rateChange(judged, ({ rows: found }) => found[0])).toBeCloseTo(0.05);
  expect(rateChange(judged, () => undefined)).toBeNull();
  expect(rateChange(undefined, ({ rows: found }) => found[0])).toBeNull();
});
