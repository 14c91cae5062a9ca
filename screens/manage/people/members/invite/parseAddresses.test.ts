import { expect, test } from 'vitest';
import { parseAddresses } from './parseAddresses.ts';

test('addresses are found however they were pasted', () => {
  const text = 'Lin Wan <lin@a.test>; wu@a.test, zhao@a.test\n"He" (he@b.test)\tma@b.test、kim@c.test';
  expect(parseAddresses(text, []).map(({ email, state }) => [email, state])).toEqual([
    ['lin@a.test', 'new'],
    ['wu@a.test', 'new'],
    ['zhao@a.test', 'new'],
    ['he@b.test', 'new'],
    ['ma@b.test', 'new'],
    ['kim@c.test', 'new'],
  ]);
});

test('what cannot be invited says why', () => {
  const text = 'lin@a.test\nLIN@a.test\nwu@@a.test\nnot an address\nboss@a.test\nno-dot@host';
  expect(parseAddresses(text, ['Boss@a.test']).map(({ state }) => state)).toEqual([
    'new',
    'repeated',
    'invalid',
    'invalid',
    'member',
    'invalid',
  ]);
});

test('an empty text holds nothing', () => {
  expect(parseAddresses(' \n ;, ', [])).toEqual([]);
});
