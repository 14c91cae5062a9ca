import { expect, test } from 'vitest';
import { funnelFigure } from './funnelFigure.ts';

test('a step is named as in links of earlier versions; a row and the time have names of their own', () => {
  expect(funnelFigure.parse('level:level>=5')).toEqual({ what: 'step', of: 'level:level>=5' });
  for (const figure of [{ what: 'step', of: 'registration' }, { what: 'row', of: 'a:1' }, { what: 'time' }] as const)
    expect(funnelFigure.parse(funnelFigure.format(figure))).toEqual(figure);
  expect(funnelFigure.parse('nothing')).toBeUndefined();
});
