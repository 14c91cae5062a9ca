import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedUp, bandShares, medianOf, sharesOf } from './delays.ts';

const edges = [0, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 172_800, 345_600];
const counts = fc
  .array(fc.nat(5000), { minLength: edges.length, maxLength: edges.length })
  .map((all) => Object.fromEntries(edges.map((edge, index) => [edge, all[index] ?? 0])));

test('nobody is lost on the way to the axis', () => {
  fc.assert(
    fc.property(counts, (some) => {
      const sum = sharesOf(edges, some).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(Object.values(some).some(Boolean) ? 1 : 0, 9);
    }),
  );
});

test('the bands are what was counted in them', () => {
  expect(bandShares({ 0: 1, 5: 2, 10: 90, 43_200: 3, 86_400: 3, 345_600: 1 })).toEqual({ injection: 0.03, flooding: 0.04 });
});

test('half are quicker than the median', () => {
  expect(medianOf(edges, { 60: 50, 120: 50 })).toBeCloseTo(120);
  expect(medianOf(edges, {})).toBeNull();
  expect(addedUp([{ counts: { 5: 1 } }, { counts: { 5: 2, 10: 1 } }])).toEqual({ 5: 3, 10: 1 });
});
