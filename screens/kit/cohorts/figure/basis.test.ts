import { expect, test } from 'vitest';
import type { Day, DayRange } from '#design-system';
import { daysBegun, daysFollowed, dueOf, sourcesBasis } from './basis.ts';

const day = (date: Day): DayRange => ({ start: date, end: date });
const week = { start: '2026-11-02', end: '2026-11-08' } as const;
const days = { start: '2026-11-04', end: '2026-11-19' } as const;
const basis = { counted: [], missing: [], young: [], open: null };

test('rows are followed on the day of their age, and where all until then counts from their beginning; the period cuts them', () => {
  expect(daysFollowed([day('2026-11-05'), week], { age: 7, isCumulative: false, days })).toEqual([
    day('2026-11-12'),
    { start: '2026-11-11', end: '2026-11-15' },
  ]);
  expect(daysFollowed([week], { age: 7, isCumulative: true, days })).toEqual([{ start: '2026-11-04', end: '2026-11-15' }]);
});

test('who began is asked of rows without a value, and of those days of a week that are old enough', () => {
  const asked = { age: 14, days, today: '2026-11-20' } as const;
  // On 11-20 those of 11-05 are the last whose 14th day is over.
  expect(daysBegun({ ...basis, counted: [day('2026-11-04'), week], missing: [day('2026-11-10')] }, asked)).toEqual([
    { start: '2026-11-04', end: '2026-11-05' },
    day('2026-11-10'),
  ]);
  expect(daysBegun({ ...basis, counted: [week] }, { ...asked, age: 30 })).toEqual([]);
});

test('a number comes on the day after its age is over: first of the oldest, at last of the youngest', () => {
  expect(dueOf([day('2026-11-18')], { age: 7, days })).toEqual({ first: '2026-11-26', last: '2026-11-26' });
  expect(dueOf([day('2026-11-18'), week], { age: 7, days })).toEqual({ first: '2026-11-12', last: '2026-11-26' });
});

test('a source is of the whole period; what it has come to while it may change is its own', () => {
  const row = (state: 'final' | 'open' | 'none', value: number | null) => ({
    key: '101',
    label: '',
    size: 9,
    counted: null,
    values: { 7: value },
    maturity: { 7: state },
  });
  expect(sourcesBasis([row('final', 0.2)], 7, days)).toEqual({ ...basis, counted: [days] });
  expect(sourcesBasis([row('open', 0.2)], 7, days)).toEqual({ ...basis, young: [days], open: 0.2 });
  expect(sourcesBasis([row('final', null), row('none', null)], 7, days)).toEqual({ ...basis, missing: [days], young: [days] });
});
