import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedUp, medianOf, quantileOf, sharesOn } from './buckets.ts';

const edges = [0, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 172_800, 345_600];
const axis = { from: 5, to: 604_800, steps: 34 };
const counts = fc
  .array(fc.nat(5000), { minLength: edges.length, maxLength: edges.length })
  .map((all) => Object.fromEntries(edges.map((edge, index) => [edge, all[index] ?? 0])));

test('nobody is lost on the way to the axis', () => {
  fc.assert(
    fc.property(counts, (some) => {
      const sum = sharesOn(axis, edges, some).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(Object.values(some).some(Boolean) ? 1 : 0, 9);
    }),
  );
});

test('half are quicker than the median', () => {
  expect(medianOf({ edges, end: axis.to }, { 60: 50, 120: 50 })).toBeCloseTo(120);
  expect(medianOf({ edges, end: axis.to }, {})).toBeNull();
  expect(quantileOf({ edges, end: axis.to }, { 60: 90, 120: 10 }, 0.9)).toBeCloseTo(120);
  expect(quantileOf({ edges, end: axis.to }, { 60: 50, 120: 50 }, 0.9)).toBeGreaterThan(200);
  expect(addedUp([{ counts: { 5: 1 } }, { counts: { 5: 2, 10: 1 } }])).toEqual({ 5: 3, 10: 1 });
});
