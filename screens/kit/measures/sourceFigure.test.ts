import { expect, test } from 'vitest';
import { sourceFigure } from './sourceFigure.ts';

const figure = sourceFigure(['size', 'cost']);

test('a figure of a row stands in the address beside those of a map, whatever its key has in it', () => {
  for (const one of [
    { what: 'size', of: '101' },
    { what: 'cost', of: 'a:b,c' },
    { of: '2026-10-05', age: 7 },
  ] as const)
    expect(figure.parse(figure.format(one))).toEqual(one);
  expect(figure.format({ what: 'cost', of: '101' })).toBe('cost:101');
});

test('what nobody knows opens nothing', () => {
  expect(figure.parse('price:101')).toBeUndefined();
  expect(figure.parse('cost:')).toBeUndefined();
});
