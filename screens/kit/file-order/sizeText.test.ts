import { expect, test } from 'vitest';
import { sizeText } from './sizeText.ts';

test('sizes are short', () => {
  expect([0, 900, 61 * 1024, 9.4 * 1024 ** 2, 3 * 1024 ** 3].map(sizeText)).toEqual(['0 B', '900 B', '61 KB', '9.4 MB', '3 GB']);
});
