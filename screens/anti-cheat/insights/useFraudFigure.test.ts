import { expect, test } from 'vitest';
import { fraudFigure } from './useFraudFigure.ts';

test('a figure stands in the address and is read as it was written', () => {
  for (const figure of [
    { what: 'rate', of: 'all' },
    { what: 'flagged', of: '104' },
    { what: 'claimable', of: 'all' },
    { what: 'injection', of: '104' },
    { what: 'repeated', of: 'all' },
    { what: 'rate', of: '104', sub: '104:12-34' },
    { what: 'flooding', of: '104', sub: '104:12-34' },
  ] as const)
    expect(fraudFigure.parse(fraudFigure.format(figure))).toEqual(figure);
});

test('what names no sub-channel explains nothing', () => {
  const texts = ['sub', 'sub:104', 'sub::1', 'spend:1', 'sub-spend:104:1', 'sub-:104:1', 'subrate:104:1', 'claimable:104'];
  expect(texts.filter((text) => fraudFigure.parse(text) !== undefined)).toEqual([]);
});
