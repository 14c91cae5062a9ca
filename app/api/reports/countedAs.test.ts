import { expect, test } from 'vitest';
import { countedAs } from './countedAs.ts';

const answer = {
  columns: ['installs'],
  rows: [{ key: '1', label: 'A', day: null, channel: null, group: null, values: { installs: 3 } }],
  totals: { installs: 3 },
  total: 1,
  people: 'distinct' as const,
  asOf: null,
  zone: null,
  dated: null,
  fetchedAt: '2026-11-20 15:00:00',
  completeTo: '2026-11-19 23:59:59',
  withheld: [],
};

test('numbers of other days than were asked for are no numbers', () => {
  expect(countedAs(answer, {}).totals).toEqual({ installs: 3 });
  expect(countedAs({ ...answer, zone: 0 }, { zone: 0 }).totals).toEqual({ installs: 3 });
  for (const asked of [{ zone: 0 }, { dated: 'click' }]) {
    expect(countedAs(answer, asked)).toMatchObject({ totals: { installs: null }, rows: [{ values: { installs: null } }] });
  }
});
