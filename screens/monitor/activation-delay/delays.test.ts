import { expect, test } from 'vitest';
import { alarmsOf, bandShares, furthest } from './delays.ts';

test('the bands are what was counted in them', () => {
  expect(bandShares({ 0: 1, 5: 2, 10: 90, 43_200: 3, 86_400: 3, 345_600: 1 })).toEqual({ injection: 0.03, flooding: 0.04 });
});

test('a channel is marked from the limits of its app on, and never below what clean channels have', () => {
  const clean = { 0: 1, 10: 199 };
  expect(alarmsOf(clean, { injection: 0.01, flooding: 0.04 })).toEqual({ injection: 0.02, flooding: 0.04 });
  expect(alarmsOf(clean, { injection: 0.05, flooding: 0.1 })).toEqual({ injection: 0.05, flooding: 0.1 });
  const early = { size: 100, counts: { 0: 5, 10: 95 } };
  const late = { size: 100, counts: { 10: 90, 86_400: 10 } };
  expect(furthest([late, early], { injection: 0.01, flooding: 0.04 })).toEqual([early, late]);
  expect(furthest([early, late], { injection: 0.1, flooding: 0.04 })).toEqual([late, early]);
});
