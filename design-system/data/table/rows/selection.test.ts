import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { extentOf, keysBetween, withKey, withKeys } from './selection.ts';

const rows = ['a', 'b', 'locked', 'c', 'd'];
const lines = linesOf({
  rows,
  order: undefined,
  keyOf: (row) => row,
  expansion: { detail: () => true },
  open: new Set(['b']),
  sorted: (list) => list,
});
const isFree = (row: string) => row !== 'locked';

test('a range holds both its ends, in either direction, and neither details nor locked rows', () => {
  expect(keysBetween(lines, 1, 4, isFree)).toEqual(['b', 'c']);
  expect(keysBetween(lines, 5, 0, isFree)).toEqual(['a', 'b', 'c', 'd']);
  expect(keysBetween(lines, 0, 0, isFree)).toEqual(['a']);
});

test('the old selection is left as it was', () => {
  const before = new Set(['a']);
  expect([...withKey(before, 'b', true)]).toEqual(['a', 'b']);
  expect([...withKeys(before, ['a', 'z'], false)]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('none, some and all', () => {
  expect(extentOf(new Set(), ['a'])).toBe('none');
  expect(extentOf(new Set(['a']), ['a', 'b'])).toBe('some');
  expect(extentOf(new Set(['a', 'b', 'of another page']), ['a', 'b'])).toBe('all');
  expect(extentOf(new Set(['of another page']), ['a', 'b'])).toBe('some');
  expect(extentOf(new Set(['a']), [])).toBe('none');
});
