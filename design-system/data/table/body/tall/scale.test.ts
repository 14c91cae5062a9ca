import { describe, expect, test } from 'vitest';
import { offsetInSight, scaleOf, tallest } from './scale.ts';

const port = { head: 34, port: 634 };

test('what a browser can draw is scrolled as it is', () => {
  const scale = scaleOf({ lines: tallest, ...port });
  expect([scale.isScaled, scale.sheet, scale.toLines(1_234.5), scale.toScrolled(1_234.5)]).toEqual([false, tallest, 1_234.5, 1_234.5]);
});

describe('a million rows', () => {
  const lines = 32_000_000;
  const scale = scaleOf({ lines, ...port });

  test('fit into a sheet that can be drawn, and both ends are reached', () => {
    expect(scale.sheet).toBe(tallest);
    expect(scale.toLines(0)).toBe(0);
    // The last line ends at the lower edge of the port when the sheet is scrolled to its end.
    expect(scale.toLines(tallest + port.head - port.port)).toBeCloseTo(lines + port.head - port.port, 3);
  });

  test('there and back is the same place', () => {
    for (const offset of [0, 17, 15_000_001, 31_999_400]) expect(scale.toLines(scale.toScrolled(offset))).toBeCloseTo(offset, 3);
  });
});

test('a line is brought into sight by the shortest way', () => {
  const at = (index: number) => offsetInSight({ start: 34 + index * 32, end: 66 + index * 32 }, { now: 3_200, ...port });
  expect([at(99), at(100), at(117), at(118), at(119)]).toEqual([3_168, 3_200, 3_200, 3_208, 3_240]);
});
