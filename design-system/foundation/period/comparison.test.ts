import { expect, test } from 'vitest';
import { comparisonOf, type Comparison } from './comparison.ts';
import type { Day, DayRange } from './days.ts';

const thirty: DayRange = { start: '2026-10-21', end: '2026-11-19' };
const one = (day: Day): DayRange => ({ start: day, end: day });
const matched = { isWeekdayMatched: true };

const cases: [range: DayRange, comparison: Comparison, start: Day, end: Day][] = [
  [thirty, { kind: 'previous' }, '2026-09-21', '2026-10-20'],
  [thirty, { kind: 'previous', ...matched }, '2026-09-16', '2026-10-15'],
  [thirty, { kind: 'lastYear' }, '2025-10-21', '2025-11-19'],
  [thirty, { kind: 'lastYear', ...matched }, '2025-10-22', '2025-11-20'],
  [thirty, { kind: 'from', start: '2026-08-01' }, '2026-08-01', '2026-08-30'],
  [thirty, { kind: 'from', start: '2026-08-01', ...matched }, '2026-07-29', '2026-08-27'],
  [thirty, { kind: 'from', start: '2026-07-29', ...matched }, '2026-07-29', '2026-08-27'],
  // A week is already matched.
  [{ start: '2026-11-13', end: '2026-11-19' }, { kind: 'previous', ...matched }, '2026-11-06', '2026-11-12'],
  [one('2026-11-19'), { kind: 'previous' }, '2026-11-18', '2026-11-18'],
  [one('2026-11-19'), { kind: 'previous', ...matched }, '2026-11-12', '2026-11-12'],
  // Leap years and month ends: as many days as the period has, from the same date on.
  [one('2024-02-29'), { kind: 'lastYear' }, '2023-02-28', '2023-02-28'],
  [{ start: '2024-02-01', end: '2024-02-29' }, { kind: 'lastYear' }, '2023-02-01', '2023-03-01'],
  [{ start: '2025-02-01', end: '2025-02-28' }, { kind: 'lastYear' }, '2024-02-01', '2024-02-28'],
  [{ start: '2024-03-01', end: '2024-03-31' }, { kind: 'previous' }, '2024-01-30', '2024-02-29'],
  [{ start: '2026-01-01', end: '2026-01-31' }, { kind: 'previous' }, '2025-12-01', '2025-12-31'],
];

test.each(cases)('of %o with %o: %s to %s', (range, comparison, start, end) => {
  expect(comparisonOf(range, comparison)).toEqual({ start, end });
});
