import { expect, test } from 'vitest';
import { fetchStart } from './fetchStart.ts';

test('a day chosen long ago is the first of the calendar and of its hint, and any other account goes back 90 days', () => {
  expect(fetchStart('2024-02-01', '2026-11-20')).toEqual({ firstDay: '2024-02-01', fetchedSince: '2024-02-01' });
  expect(fetchStart('2026-11-01', '2026-11-20')).toEqual({ firstDay: '2026-08-22', fetchedSince: null });
  expect(fetchStart(null, '2026-11-20')).toEqual({ firstDay: '2026-08-22', fetchedSince: null });
});
