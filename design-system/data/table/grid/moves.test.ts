import { expect, test } from 'vitest';
import { moved, scrolledTo } from './moves.ts';

const extent = { rows: 100, columns: 5, page: 20 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

test.each([
  ['ArrowUp', { row: 49, column: 3 }],
  ['ArrowDown', { row: 51, column: 3 }],
  ['ArrowLeft', { row: 50, column: 2 }],
  ['ArrowRight', { row: 50, column: 4 }],
  ['PageUp', { row: 30, column: 3 }],
  ['PageDown', { row: 70, column: 3 }],
  ['Home', { row: 50, column: 1 }],
  ['End', { row: 50, column: 5 }],
])('%s', (key, to) => {
  expect(moved({ row: 50, column: 3 }, press(key), extent)).toEqual(to);
});

test('with Ctrl, Home and End lead to the corners', () => {
  expect(moved({ row: 50, column: 3 }, press('Home', true), extent)).toEqual({ row: 1, column: 1 });
  expect(moved({ row: 50, column: 3 }, press('End', true), extent)).toEqual({ row: 100, column: 5 });
});

test('nothing leads over an edge, and letters lead nowhere', () => {
  expect(moved({ row: 1, column: 1 }, press('ArrowUp'), extent)).toEqual({ row: 1, column: 1 });
  expect(moved({ row: 99, column: 5 }, press('PageDown'), extent)).toEqual({ row: 100, column: 5 });
  expect(moved({ row: 1, column: 1 }, press('a'), extent)).toBeUndefined();
});

test('a column is brought out from under the fixed ones', () => {
  const port = { left: 200, width: 800, start: 240, end: 44 };
  expect(scrolledTo(port, 100, 212)).toBe(100);
  expect(scrolledTo(port, 300, 412)).toBe(200);
  expect(scrolledTo(port, 660, 772)).toBe(256);
  expect(scrolledTo(port, 300, 900)).toBe(300);
});
