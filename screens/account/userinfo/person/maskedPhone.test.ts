import { expect, test } from 'vitest';
import { maskedPhone } from './maskedPhone.ts';

test.each([
  ['13857106021', '138 **** 6021'],
  ['138-5710-6021', '138 **** 6021'],
  ['+8613857106021', '+86138 **** 6021'],
  ['110', '**** 10'],
])('%s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});
