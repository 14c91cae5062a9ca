import { expect, test } from 'vitest';
import { evenShares, facts } from './facts.ts';

const axis = { from: 5, to: 604_800, buckets: 36 };

test('spread over even buckets nothing is lost', () => {
  const { edges, counts } = facts.delay;
  const shares = evenShares(edges, counts, axis);
  expect(shares).toHaveLength(36);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
});

test('what is counted between two edges stands between them', () => {
  // 5 to 50 is the first of two equal ratios.
  expect(evenShares([5, 50], [3, 1], { from: 5, to: 500, buckets: 2 })).toEqual([0.75, 0.25]);
  expect(evenShares([0, 5], [1, 3], { from: 5, to: 500, buckets: 2 })).toEqual([0.25 + 0.375, 0.375]);
});

test('the days add up to what stands above them', () => {
  const { values, totals } = facts.now;
  expect(values.installs.reduce((sum, count) => sum + count, 0)).toBe(totals.installs);
  expect(facts.funnel[0]?.count).toBe(totals.installs);
});
