import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, metricIds } from '#app/lib/metrics/catalogue.ts';
import { canCompareOver, differenceBetween } from '../../figures/change.ts';
import { compare } from './compare.ts';

const amount = fc.oneof(fc.constant(null), fc.nat(10_000));

test('the differences of rows add up to that of the whole, and their parts to all of it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 12 }), (rows) => {
      const sum = (at: 0 | 1) => rows.reduce((all, row) => all + (row[at] ?? 0), 0);
      const whole = sum(0) - sum(1);
      const compared = rows.map(([now, earlier]) => compare('installs', now, earlier, whole));
      expect(compared.reduce((all, { difference }) => all + (difference ?? 0), 0)).toBe(whole);
      fc.pre(whole !== 0);
      expect(compared.reduce((all, { part }) => all + (part ?? 0), 0)).toBeCloseTo(1, 6);
    }),
  );
});

test('what was not there before is new, has a difference and no percent', () => {
  expect(compare('installs', 40, null, 80)).toEqual({ previous: 0, change: null, difference: 40, part: 0.5, isNew: true });
  expect(compare('installs', 0, 0, 80)).toMatchObject({ difference: 0, isNew: false });
  expect(compare('cpa', 3, null, null)).toMatchObject({ previous: null, difference: null, part: null, isNew: true });
});

test('what grows up to this moment is compared at the same age or not at all', () => {
  const grown = metricIds.filter((id) => catalogue[id].isToDate);
  expect(grown).toEqual(['cohortIncome', 'ltv', 'roi']);
  for (const metric of grown) {
    expect(canCompareOver(metric, { age: null })).toBe(false);
    expect(canCompareOver(metric, { age: { asOf: '2026-10-20', youngest: 1, oldest: 30 } })).toBe(true);
    expect(differenceBetween(metric, 3, 2)).not.toBeNull();
  }
});
