import { expect, test } from 'vitest';
import { atAge } from './atAge.ts';

const answer = {
  columns: ['installs', 'roi'],
  rows: [{ key: '101', label: '', day: null, channel: null, group: null, values: { installs: 30, roi: 0.6 } }],
  totals: { installs: 30, roi: 0.6 },
  total: 1,
  people: 'distinct' as const,
  asOf: null,
  zone: null,
  dated: null,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
};

test('what a service counts to date is no answer to how it stood', () => {
  const { rows, totals } = atAge(answer, { asOf: '2026-10-20' });
  expect(totals).toEqual({ installs: 30, roi: null });
  expect(rows[0]?.values).toEqual({ installs: 30, roi: null });
});

test('one that says as of when is believed, and so is one that was not asked', () => {
  const asked = { ...answer, asOf: '2026-10-20' };
  expect(atAge(asked, { asOf: '2026-10-20' })).toBe(asked);
  expect(atAge(answer, {})).toBe(answer);
});
