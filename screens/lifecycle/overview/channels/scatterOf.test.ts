import { expect, test } from 'vitest';
import { scatterOf } from './scatterOf.ts';

const row = (key: string, size: number, counted: number, value: number, state: 'final' | 'open' = 'final') => ({
  key,
  label: key,
  size,
  counted: { 7: counted },
  values: { 7: value },
  maturity: { 7: state },
});

test('volume and value are of the same people, and what is not mature is in neither', () => {
  const names = { measure: 'Day 7', figures: { kind: 'percent' as const }, sizeName: 'Installs', dimension: 'Channel' };
  const { items, mean } = scatterOf([row('a', 300, 100, 0.2), row('b', 300, 300, 0.1), row('c', 900, 900, 0.9, 'open')], 7, names);
  expect(items.map(({ key, size }) => [key, size])).toEqual([
    ['a', 100],
    ['b', 300],
  ]);
  expect(mean).toBeCloseTo(0.125, 9);
  expect(scatterOf([], 7, names).mean).toBeNull();
});
