import { expect, test } from 'vitest';
import { isDecided, isPast, moneyOf, rateOf, sharesOf, sumsOf } from './fraud.ts';

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

test('a share past the limit of the app is marked, and one on it is not', () => {
  const shares = sharesOf({ attributed: 900, blocked: 100, flagged: 50, reasons: { clickInjection: 20, emulator: 130 } });
  expect(shares).toEqual({ injection: 0.02, flooding: 0 });
  expect([isPast(shares.injection, 0.01), isPast(shares.injection, 0.02), isPast(null, 0)]).toEqual([true, false, false]);
  expect(sharesOf({ attributed: 0, blocked: 0, flagged: 0, reasons: {} })).toEqual({ injection: null, flooding: null });
});

test('what can be claimed back and what was never charged are two sums, by the price of each channel', () => {
  expect(moneyOf(rows, (key) => (key === '101' ? 10 : null))).toEqual({ claimable: 500, avoided: 1000 });
});

test('a day is judged after a week', () => {
  expect(isDecided('2026-11-12', '2026-11-20')).toBe(true);
  expect(isDecided('2026-11-13', '2026-11-20')).toBe(false);
});
