import { expect, test } from 'vitest';
import { avatars } from './seed-avatars.ts';

test('there are 24 avatars, avatar1 to avatar24 (R-084, R-244)', () => {
  expect(avatars.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => `avatar${index + 1}`));
});
