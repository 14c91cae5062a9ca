import { describe, expect, test } from 'vitest';
import { array, assert, double, integer, property } from 'fast-check';
import { spread } from './end-labels.ts';
import { pointTicks } from './point-ticks.ts';
import { cutText, textWidth } from './text-width.ts';
import { valueScale } from './value-scale.ts';

describe('the y axis', () => {
  test.each<[max: number, ticks: number[]]>([
    [40_825, [0, 12_000, 24_000, 36_000, 48_000]],
    [2_045, [0, 600, 1_200, 1_800, 2_400]],
    [366_889, [0, 100_000, 200_000, 300_000, 400_000]],
    [0.417, [0, 0.12, 0.24, 0.36, 0.48]],
    [0.126, [0, 0.04, 0.08, 0.12, 0.16]],
    [1.74, [0, 0.5, 1, 1.5, 2]],
  ])('ends above %d in four round steps, as drawn', (max, ticks) => {
    expect(valueScale([max, 0, null]).ticks).toEqual(ticks);
  });

  test('of a low chart has two steps', () => {
    expect(valueScale([26], 2).ticks).toEqual([0, 15, 30]);
  });

  test('goes below zero with values that do', () => {
    expect(valueScale([-4_200, 8_100]).ticks).toEqual([-5_000, 0, 5_000, 10_000]);
    expect(valueScale([-3, -1]).ticks).toEqual([-3.2, -2.4, -1.6, -0.8, 0]);
  });

  test('of nothing and of zeros still has a shape', () => {
    expect(valueScale([]).ticks).toEqual([0, 1, 2, 3, 4]);
    expect(valueScale([0, 0]).ticks).toEqual([0, 1, 2, 3, 4]);
    expect(valueScale([null, Number.NaN]).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  test('always holds every value and starts or ends no further than a step away', () => {
    assert(
      property(array(double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 }), (values) => {
        const { min, max, ticks } = valueScale(values);
        const slack = (max - min) * 1e-9;
        expect(min).toBeLessThanOrEqual(Math.min(0, ...values) + slack);
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values) - slack);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
      { seed: 1120 },
    );
  });
});

describe('the x axis', () => {
  const days = Array.from({ length: 30 }, (_, index) => `10-${String(index + 1).padStart(2, '0')}`);

  test('names every fourth day on a desk and every seventh on a phone, as drawn', () => {
    expect(pointTicks(days, { width: 700 }).map(({ index }) => index)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
    expect(pointTicks(days, { width: 272 }).map(({ index }) => index)).toEqual([0, 7, 14, 21, 28]);
  });

  test('always names the day that has not ended', () => {
    const ticks = pointTicks([...days, '今日'], { width: 602, isLastNamed: true });
    expect(ticks.at(-1)).toEqual({ index: 30, text: '今日', anchor: 'end' });
    expect(ticks.at(-2)?.index).toBe(24);
  });

  test('begins at the edge of the plot, and in the middle of a column', () => {
    expect(pointTicks(days, { width: 700 })[0]?.anchor).toBe('start');
    expect(pointTicks(days.slice(0, 5), { width: 400, isCentred: true })[0]?.anchor).toBe('middle');
  });

  test('gives long names room and copes with none and one', () => {
    const names = Array.from({ length: 8 }, () => '秋季版本-达人短视频-A');
    expect(pointTicks(names, { width: 600 }).length).toBeLessThan(5);
    expect(pointTicks([], { width: 600 })).toEqual([]);
    expect(pointTicks(['11-19'], { width: 600 })).toEqual([{ index: 0, text: '11-19', anchor: 'start' }]);
  });
});

describe('names at the ends of lines', () => {
  test('stay where they are when they have room', () => {
    expect(spread([10, 60, 120], 17, 0, 200)).toEqual([10, 60, 120]);
  });

  test('move apart around their middle', () => {
    expect(spread([50, 50, 52], 17, 0, 200).map(Math.round)).toEqual([34, 51, 68]);
  });

  test('keep a distance, keep their order and stay inside', () => {
    assert(
      property(array(integer({ min: -50, max: 350 }), { minLength: 1, maxLength: 10 }), (wanted) => {
        const places = spread(wanted, 17, 0, 300);
        const sorted = places.toSorted((one, other) => one - other);
        expect(sorted[0]).toBeGreaterThanOrEqual(-1e-6);
        expect(sorted.at(-1)).toBeLessThanOrEqual(300 + 1e-6);
        for (const [index, place] of sorted.slice(1).entries()) expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(17 - 1e-6);
        const byWish = (numbers: readonly number[]) =>
          [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other).map((index) => numbers[index]);
        expect(byWish(places)).toEqual(sorted);
      }),
      { seed: 1120 },
    );
  });
});

test('a long name is cut where the room ends', () => {
  expect(cutText('巨量引擎', 60)).toBe('巨量引擎');
  const cut = cutText('秋季版本-达人短视频-A-十五秒竖版', 100);
  expect(cut).toMatch(/^秋季版本.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(100);
});
