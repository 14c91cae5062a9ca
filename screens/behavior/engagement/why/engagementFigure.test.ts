import { expect, test } from 'vitest';
import { engagementFigure } from './engagementFigure.ts';

test('a figure stands in the address and is read as it was written', () => {
  for (const figure of ['dau', 'length', { weekday: 1, hour: 20 }, { weekday: 'mean', hour: 0 }] as const)
    expect(engagementFigure.parse(engagementFigure.format(figure))).toEqual(figure);
});

test('an hour that no day has explains nothing', () => {
  for (const text of ['hour:8-1', 'hour:1-24', 'hour:', 'people']) expect(engagementFigure.parse(text)).toBeUndefined();
});
