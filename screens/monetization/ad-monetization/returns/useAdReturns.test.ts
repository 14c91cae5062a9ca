import { expect, test } from 'vitest';
import { adFigure } from '../adFigure.ts';
import { isFollowed, matureSpend } from './useAdReturns.ts';

test('a week weighs the spend of its days that are old enough, and of no other week', () => {
  const spend = new Map([
    ['2026-11-08', 1],
    ['2026-11-09', 10],
    ['2026-11-12', 100],
    ['2026-11-13', 1000],
  ]);
  const week = { start: '2026-11-09', end: '2026-11-15' } as const;
  // On 11-20 the day-7 return of 11-12 is a day old, and that of 11-13 is not over.
  expect(matureSpend(week, 7, spend, '2026-11-20')).toBe(110);
  expect(matureSpend(week, 0, spend, '2026-11-20')).toBe(1110);
});

test('who is followed is narrowed by what brought them alone', () => {
  const channel = { field: 'channel', keys: ['101'], isLeftOut: false } as const;
  const country = { field: 'country', keys: ['CN'], isLeftOut: true } as const;
  expect(isFollowed({ path: [{ level: 'campaign', key: '1' }], filters: [channel] })).toBe(true);
  expect(isFollowed({ path: [], filters: [channel, country] })).toBe(false);
});

test('a return and a figure of a source stand in one address, and neither is read as the other', () => {
  for (const figure of [
    { age: 7, of: '2026-10-26' },
    { age: 30, of: 'previous' },
    { what: 'ecpm', of: '7,2026' },
  ] as const)
    expect(adFigure.parse(adFigure.format(figure))).toEqual(figure);
});
