import { expect, test } from 'vitest';
import { inOwnOrder, moved } from './ownMenu.ts';

const entries = ['dashboard', 'campaigns', 'roi', 'keywords'].map((access) => ({ access }));
const keysOf = (order: readonly string[]) => inOwnOrder(entries, order).map(({ access }) => access);

test('the menu has the order that its reader has chosen', () => {
  expect(keysOf([])).toEqual(['dashboard', 'campaigns', 'roi', 'keywords']);
  expect(keysOf(['roi', 'dashboard', 'keywords', 'campaigns'])).toEqual(['roi', 'dashboard', 'keywords', 'campaigns']);
});

test('a page that came later stands where it stands for everybody', () => {
  expect(keysOf(['keywords', 'roi', 'campaigns'])).toEqual(['dashboard', 'keywords', 'roi', 'campaigns']);
  expect(keysOf(['roi', 'dashboard', 'gone'])).toEqual(['roi', 'keywords', 'dashboard', 'campaigns']);
});

test('a page moves by one place, and not over the end', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'z', 1)).toEqual(['a', 'b', 'c']);
});
