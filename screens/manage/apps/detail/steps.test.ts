import { expect, test } from 'vitest';
import { addressOf, stepIn } from './steps.ts';

test.each([
  ['guide', 'guide'],
  ['2', 'guide'],
  ['5', 'done'],
  ['6', 'basic'],
  ['', 'basic'],
  [null, 'basic'],
  ['constructor', 'basic'],
])('%s is the step %s', (text, step) => {
  expect(stepIn(text)).toBe(step);
});

test('a step has its address', () => {
  expect(addressOf('debug', 1001)).toBe('/manage/appDetail?step=debug&id=1001');
});
