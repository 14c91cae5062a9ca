import { expect, test } from 'vitest';
import { postbackFigure } from './postbackFigure.ts';

test('a figure stands in the address and is read as it was written', () => {
  for (const figure of [
    { what: 'nullShare', of: 'all' },
    { what: 'postbacks2', of: '104' },
    { what: 'valued', of: '104' },
  ] as const)
    expect(postbackFigure.parse(postbackFigure.format(figure))).toEqual(figure);
  expect(postbackFigure.parse('installs:104')).toBeUndefined();
});
