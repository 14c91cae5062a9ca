import { expect, test } from 'vitest';
import { averagePeople } from './averagePeople.ts';

const answer = {
  columns: ['installs', 'active'],
  rows: [{ key: '2026-11-01', label: '', day: null, channel: null, group: null, values: { installs: 30, active: 300 } }],
  totals: { installs: 30, active: 300 },
  total: 1,
  people: 'added' as const,
  asOf: null,
  zone: null,
  dated: null,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
};
const asked = { from: '2026-11-01', to: '2026-11-30', by: 'channel' };

test('a service that adds people up is read as their average day; what adds up stays', () => {
  const { rows, totals } = averagePeople(answer, asked);
  expect(totals).toEqual({ installs: 30, active: 10 });
  expect(rows[0]?.values).toEqual({ installs: 30, active: 10 });
});

test('days stand as they are, a week is of those of its days that lie in the period', () => {
  expect(averagePeople(answer, { ...asked, by: 'day' })).toMatchObject({ rows: answer.rows, totals: { active: 10 } });
  const of = (key: string) => ({ ...answer, rows: answer.rows.map((row) => ({ ...row, key })) });
  expect(averagePeople(of('2026-10-26'), { ...asked, by: 'week' }).rows[0]?.values['active']).toBe(300);
  expect(averagePeople(of('2026-11'), { ...asked, from: '2026-11-16', by: 'month' }).rows[0]?.values['active']).toBe(20);
});

test('one that counts everybody once is left alone', () => {
  const distinct = { ...answer, people: 'distinct' as const };
  expect(averagePeople(distinct, asked)).toBe(distinct);
});
