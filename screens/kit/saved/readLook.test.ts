import { expect, test } from 'vitest';
import { lookOf, readLook } from './readLook.ts';

test('what is kept of a table is read again, without its sorting', () => {
  const look = { widths: { at: 200 }, pins: { at: 'start' as const }, columns: ['at', 'kind'] };
  expect(readLook(JSON.parse(JSON.stringify(lookOf({ ...look, sort: [{ column: 'at', isDescending: true }] }))))).toEqual(look);
});

test.each([
  [null],
  ['newer'],
  [[null, 7]],
  [{ widths: { at: '200' }, pins: { at: 'middle' }, columns: [7, {}] }],
  [{ widths: 3, columns: 'all' }],
])('what somebody else wrote is passed over: %j', (stored) => expect(readLook(stored)).toEqual({}));
