import { expect, test } from 'vitest';
import { errorNumber } from './failure.ts';

test.each([
  [{ code: -1008, status: 200 }, -1008],
  [{ code: 200, status: 503 }, 503],
  [{ code: null, status: 200 }, undefined],
  [{ code: 204, status: 204 }, undefined],
  [{ code: null, status: 502 }, 502],
  [{ code: '<b>', status: null }, undefined],
  [new Error('offline'), undefined],
  ['502', undefined],
  [null, undefined],
])('the number of %j is %j', (error, number) => {
  expect(errorNumber(error)).toBe(number);
});
