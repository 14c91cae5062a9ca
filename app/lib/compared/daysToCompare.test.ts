import { expect, test } from 'vitest';
import { daysToCompare } from './daysToCompare.ts';

const of = { start: '2026-10-21', end: '2026-11-19' } as const;
const compared = { of, against: { start: '2026-09-21', end: '2026-10-20' } } as const;

test('the compared days are those whose counterparts are old enough', () => {
  // Whoever installed on 11-12 is past day 7 on 11-20: 23 days on both sides.
  expect(daysToCompare({ compared, today: '2026-11-20' }, 7)).toEqual({ start: '2026-09-21', end: '2026-10-13' });
  expect(daysToCompare({ compared, today: '2026-11-20' }, 30)).toBeNull();
  expect(daysToCompare({ compared, today: '2026-12-31' }, 7)).toEqual(compared.against);
  expect(daysToCompare({ compared: undefined, today: '2026-11-20' }, 7)).toBeNull();
});

test('nothing is held against days that are not so old themselves', () => {
  const later = { of: compared.against, against: of };
  expect(daysToCompare({ compared: later, today: '2026-11-20' }, 1)).toBeNull();
  expect(daysToCompare({ compared: later, today: '2026-11-21' }, 1)).toEqual(of);
});
