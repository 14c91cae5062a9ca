import { expect, test } from 'vitest';
import { delayFigure } from './delayFigure.ts';

test.each([
  ['0,previous', { metric: 'median', of: 'previous' }],
  ['0,median@2', { metric: 'median', of: 'second' }],
  ['0,flooding:101', { metric: 'flooding', of: { channel: '101' } }],
  ['flooding', { metric: 'flooding', of: 'all' }],
  ['luck', undefined],
])('%s of an older link is understood', (text, figure) => {
  expect(delayFigure.parse(text)).toEqual(figure);
});

test.each(['median', 'injection:101', 'median@1', 'median@previous'])('%s is written as it was read', (text) => {
  expect(delayFigure.format(delayFigure.parse(text) ?? null)).toBe(text);
});
