import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, relativeChange } from './change.ts';

test.each([
  [0.126, 'relative', 'up', { direction: 'up', judgement: 'good', text: '12.6%' }],
  [-0.046, 'relative', 'up', { direction: 'down', judgement: 'bad', text: '4.6%' }],
  [0.092, 'relative', 'down', { direction: 'up', judgement: 'bad', text: '9.2%' }],
  [-0.3, 'relative', 'down', { direction: 'down', judgement: 'good', text: '30.0%' }],
  [0.074, 'points', 'none', { direction: 'up', judgement: 'none', text: '7.4pp' }],
  [0.0004, 'relative', 'up', { direction: 'flat', judgement: 'none', text: '0.0%' }],
  [-3, 'days', 'down', { direction: 'down', judgement: 'good', text: '3 日' }],
  [5, 'days', 'down', { direction: 'up', judgement: 'bad', text: '5 日' }],
  [0, 'days', 'down', { direction: 'flat', judgement: 'none', text: '0 日' }],
  [-0.0004, 'points', 'up', { direction: 'flat', judgement: 'none', text: '0.0%' }],
] as const)('%d as %s, welcome %s', (value, kind, welcome, expected) => {
  expect(changeOf(value, kind, welcome, 'zh-CN')).toEqual(expected);
});

test('there is no change from nothing', () => {
  expect([relativeChange(5, 0), relativeChange(5, null), relativeChange(null, 5)]).toEqual([null, null, null]);
});

test('a change is finite or absent, and grows with the number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (now, before) => {
      const change = relativeChange(now, before);
      return change === null ? before === 0 : Number.isFinite(change) && Math.sign(change) === Math.sign(now - before);
    }),
  );
});
