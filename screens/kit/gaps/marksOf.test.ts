import { expect, test } from 'vitest';
import type { DayRange } from '#design-system';
import type { DataGap } from '#app/api/reports/shapes.ts';
import { gapsIn, isReceivedIn, lacksIn } from './marksOf.ts';

const days = { start: '2026-11-12', end: '2026-11-25' } as const;
const gap = (from: string, to: string, more: Partial<DataGap> = {}): DataGap => ({
  from,
  to,
  cause: 'reception',
  name: null,
  isOpen: false,
  ...more,
});

test('only the days in the period are said, also of a gap that goes beyond it', () => {
  const said = gapsIn(days, [gap('2026-11-10', '2026-11-13'), gap('2026-11-20', '2026-11-21'), gap('2026-11-23', '2026-11-26')], true);
  expect(said.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-12', '2026-11-13'],
    ['2026-11-20', '2026-11-21'],
    ['2026-11-23', '2026-11-25'],
  ]);
});

test('what lies beside the period is not said', () => {
  expect(gapsIn(days, [gap('2026-11-01', '2026-11-11'), gap('2026-11-26', '2026-11-27')], true)).toEqual([]);
});

test('an account that gave nothing is said where spend is counted, and one that still gives nothing stands in the head of the page', () => {
  const gaps = [
    gap('2026-11-14', '2026-11-15', { cause: 'adAccount' }),
    gap('2026-11-14', '2026-11-25', { cause: 'adAccount', isOpen: true }),
  ];
  expect(gapsIn(days, gaps, true)).toEqual([gaps[0]]);
  expect(gapsIn(days, gaps, false)).toEqual([]);
});

test('a figure lacks the days that it counts, and of ad spend those on which it was spent, also of an account that still gives nothing', () => {
  const stop = gap('2026-11-10', '2026-11-13');
  const unpaid = gap('2026-11-14', '2026-11-25', { cause: 'adAccount', isOpen: true });
  const lacked = (...of: [DayRange[], DayRange[]?]) =>
    lacksIn([stop, unpaid], ...of).map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`);
  expect(lacked([days])).toEqual(['11-12 11-13']);
  expect(lacked([{ ...days, start: '2026-11-14' }], [{ ...days, end: '2026-11-15' }])).toEqual(['11-14 11-15']);
  // Of two stretches of days a gap is said once.
  expect(lacked([{ ...days, end: '2026-11-12' }, days])).toEqual(['11-12 11-13']);
});

test('a day in a stop of reception was not received, one without spend was', () => {
  const isReceived = isReceivedIn([gap('2026-11-14', '2026-11-15'), gap('2026-11-17', '2026-11-17', { cause: 'adAccount' })]);
  expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map(isReceived)).toEqual([true, false, false, true, true]);
});
