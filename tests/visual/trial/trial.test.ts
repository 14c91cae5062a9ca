import { expect, test } from 'vitest';
import type { Outcome } from './plant.ts';
import { faults } from './faults.ts';
import { randomOf, shuffled } from './random.ts';
import { kindsOf, outcomesOf, scoreOf } from './table.ts';

test('the same seed chooses the same, another one otherwise', () => {
  const three = (seed: number) => {
    const random = randomOf(seed, 'order');
    return [random(), random(), random()];
  };
  expect(three(1)).toEqual(three(1));
  expect(three(1)).not.toEqual(three(2));
  expect(three(1).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('shuffling keeps every item', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const mixed = shuffled(items, randomOf(7));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
});

test('there are at least thirty faults of at least twenty kinds that can be seen', () => {
  const visible = faults.filter(({ kind }) => !kind.startsWith('unseen'));
  expect(visible.length).toBeGreaterThanOrEqual(30);
  expect(new Set(visible.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
});

const outcome = (verdict: Outcome['verdict'], changed = 0): Outcome => ({
  kind: 'shift',
  story: 'a',
  path: 'a.light',
  place: '',
  changed,
  verdict,
});

test('what nobody can see is neither caught nor missed; what has no aim is not caught', () => {
  expect(scoreOf([outcome('caught', 9), outcome('missed'), outcome('unseen'), outcome('no such story')])).toEqual({
    caught: 1,
    of: 3,
    unseen: 1,
  });
});

test('the table says of every fault how much it changed', () => {
  const [, caught, unseen] = outcomesOf([outcome('caught', 9), outcome('unseen')]);
  expect(caught).toMatch(/shift +a\.light +9 px +caught/);
  expect(unseen).toMatch(/– +nothing to see, not counted/);
});

test('of each kind it says how many were caught, and nothing of what nobody can see', () => {
  const radius: Outcome = { ...outcome('caught', 4), kind: 'radius' };
  const unseen: Outcome = { ...outcome('unseen'), kind: 'unseen: cursor' };
  expect(kindsOf([outcome('caught', 9), radius, outcome('missed'), unseen])).toEqual([
    'kind    caught',
    'shift   1 of 2',
    'radius  1 of 1',
  ]);
});
