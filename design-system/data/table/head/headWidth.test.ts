import { expect, test } from 'vitest';
import { headWidth } from './headWidth.ts';

const widthOf = (title: string) => headWidth({ id: 'x', title, value: () => null });

test('a title takes the room of the wider of its two lines, its padding and the arrow', () => {
  expect(widthOf('活跃用户（DAU）')).toBe(widthOf('（DAU）'));
  expect(widthOf('Day 1 retention')).toBe(widthOf('retention'));
  expect(widthOf('激活')).toBe(24 + 24 + 15);
});

test('a word is not taken apart', () => {
  expect(widthOf('Retargetingdetails')).toBeGreaterThan(widthOf('Retargeting details'));
  expect(widthOf('新增付费用户')).toBe(6 * 12 + 24 + 15);
});

test('what is not sorted needs no arrow', () => {
  expect(headWidth({ id: 'x', title: '激活', value: () => null, canSort: false })).toBe(24 + 24);
});
