import { expect, test } from 'vitest';
import type { DayMark, DayRange } from '#design-system';
import { adSpend, settlement } from '#screens/kit/sources/index.ts';
import { dayNotes } from './dayNotes.ts';

const days: DayRange = { start: '2026-11-01', end: '2026-11-20' };
const t = {
  incomplete: (cause: string) => `incomplete: ${cause}`,
  incompletePart: (count: number, all: number, cause: string) => `${count} of ${all} incomplete: ${cause}`,
  part: (about: string, count: number, all: number) => `${about} ${count} of ${all}`,
  inPeriod: (count: number, all: number) => `${count} of ${all} in period`,
  notOver: { day: 'not over', week: 'week not over', month: 'month not over' },
  and: '; ',
};
const day = (key: string) => ({ key, day: null, level: 'day' });
const week = (key: string) => ({ key, day: null, level: 'week' });
const month = (key: string) => ({ key, day: null, level: 'month' });
const stopped: DayMark = { from: '2026-11-04', to: '2026-11-06', text: 'stopped' };
const noSpend: DayMark = { from: '2026-11-06', to: '2026-11-30', text: 'no spend', source: adSpend };
const open: DayMark = { from: '2026-11-18', to: '2026-11-20', text: 'estimated', about: 'estimated', source: settlement };
const marks = [stopped, noSpend, open];

test('a day says all that is wrong with it, and a day with nothing wrong says nothing', () => {
  const { noteOf } = dayNotes({ days, today: '2026-11-20', columns: { shown: ['installs', 'cost', 'adRevenue'] } }, marks, t);
  expect(noteOf(day('2026-11-03'))).toBe('');
  expect(noteOf(day('2026-11-04'))).toBe('incomplete: stopped');
  expect(noteOf(day('2026-11-06'))).toBe('incomplete: stopped; incomplete: no spend');
  expect(noteOf(day('2026-11-20'))).toBe('not over; incomplete: no spend; estimated');
});

test('what the rows do not show is not said of them', () => {
  const { noteOf, isNeeded } = dayNotes({ days, today: '2026-11-21', columns: { shown: ['installs'] } }, [noSpend, open], t);
  expect(isNeeded('day')).toBe(false);
  expect(noteOf(day('2026-11-19'))).toBe('');
  expect(dayNotes({ days, today: '2026-11-21', columns: { shown: ['ecpm'] } }, [open], t).noteOf(day('2026-11-19'))).toBe('estimated');
});

test('a period without such days needs no column', () => {
  const early: DayRange = { start: '2026-10-01', end: '2026-10-31' };
  expect(dayNotes({ days: early, today: '2026-11-20', columns: { shown: ['installs', 'cost'] } }, marks, t).isNeeded('day')).toBe(false);
});

test('a week says how many of its days are incomplete; those that two stops share are counted once', () => {
  const again: DayMark = { from: '2026-11-06', to: '2026-11-08', text: 'stopped' };
  const { noteOf } = dayNotes({ days, today: '2026-11-22', columns: { shown: ['installs', 'cost'] } }, [...marks, again], t);
  expect(noteOf(week('2026-11-02'))).toBe('5 of 7 incomplete: stopped; 3 of 7 incomplete: no spend');
  expect(noteOf(week('2026-11-09'))).toBe('incomplete: no spend');
  expect(noteOf({ key: '101', day: '2026-11-04', level: 'channel' })).toBe('incomplete: stopped');
  expect(noteOf({ key: '101', day: null, level: 'channel' })).toBe('');
});

test('a week or a month that the period cuts says which part of it is there', () => {
  const { noteOf, isNeeded } = dayNotes({ days, today: '2026-12-10', columns: { shown: ['adRevenue'] } }, [open], t);
  expect(noteOf(week('2026-10-26'))).toBe('1 of 7 in period');
  expect(noteOf(week('2026-11-16'))).toBe('5 of 7 in period; estimated 3 of 5');
  expect(noteOf(month('2026-11'))).toBe('20 of 30 in period; estimated 3 of 20');
  expect([isNeeded('week'), isNeeded('month')]).toEqual([true, true]);
});

test('one that goes on is not over, and is cut only where it began before the period', () => {
  const { noteOf } = dayNotes({ days, today: '2026-11-20', columns: { shown: ['installs'] } }, [], t);
  expect(noteOf(week('2026-11-16'))).toBe('week not over');
  expect(noteOf(month('2026-11'))).toBe('month not over');
  const later: DayRange = { start: '2026-11-18', end: '2026-11-20' };
  expect(dayNotes({ days: later, today: '2026-11-20', columns: { shown: ['installs'] } }, [], t).noteOf(week('2026-11-16'))).toBe(
    '3 of 7 in period; week not over',
  );
});

test('a whole month that is over and complete needs no column; weeks at its ends are cut', () => {
  const november: DayRange = { start: '2026-11-01', end: '2026-11-30' };
  const { noteOf, isNeeded } = dayNotes({ days: november, today: '2026-12-10', columns: { shown: ['installs'] } }, [], t);
  expect(noteOf(month('2026-11'))).toBe('');
  expect([isNeeded('day'), isNeeded('week'), isNeeded('month')]).toEqual([false, true, false]);
});
