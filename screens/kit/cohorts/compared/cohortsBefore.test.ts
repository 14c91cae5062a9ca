import { expect, test } from 'vitest';
import { cohortsBefore, countedCohorts } from './cohortsBefore.ts';
import { compareDays } from './compareDays.ts';

const ages = [0, 1, 7, 30];
const row = (key: string, values: readonly number[], open: readonly number[] = [], size = 100) => ({
  key,
  label: key,
  size,
  counted: null,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, open.includes(age) ? ('open' as const) : ('final' as const)])),
});
const answer = (rows: ReturnType<typeof row>[]) => ({ ages, rows, total: rows.length, fetchedAt: '', completeTo: '', withheld: [] });
const same = (value: number) => [value, value, value, value];

const now = answer(['2026-11-02', '2026-11-03', '2026-11-09'].map((key) => row(key, same(1), [30])));
const before = answer([row('2026-10-05', same(0.2), [], 10), row('2026-10-06', same(0.4), [], 10), row('2026-10-12', same(0.5), [], 60)]);
const periods = { of: { start: '2026-11-02', end: '2026-11-09' }, against: { start: '2026-10-05', end: '2026-10-12' } } as const;
const spend: Readonly<Record<string, number>> = { '2026-10-05': 1, '2026-10-06': 3, '2026-10-12': 5 };
const days = compareDays(now, before, periods, ({ key }) => spend[key] ?? 0);
const weeks = [row('2026-11-02', same(1), [30]), row('2026-11-09', same(1), [7, 30])];

test('weeks of the compared period weigh what was installed in them, and count where this one is mature', () => {
  const { values, size } = cohortsBefore(weeks, ages, days, 7);
  expect(size).toBe(80);
  // (0.35 × 20 + 0.5 × 60) ÷ 80; the second week is not mature on day 7, none on day 30.
  expect(values[0]).toBeCloseTo(0.4625);
  expect(values[2]).toBeCloseTo(0.35);
  expect(values[3]).toBeNull();
});

test('a cell counts its own row, a mean all that are mature, the compared period those with a counterpart', () => {
  const names = (of: string, age: number) => {
    const { counted, leftOut } = countedCohorts(weeks, { of, age }, days, 7);
    return [counted.map(({ name, before: twin }) => [name, twin?.name, twin?.size]), leftOut];
  };
  expect(names('2026-11-02', 7)).toEqual([[['11-02', '10-05', 20]], 0]);
  expect(names('mean', 7)).toEqual([[['11-02', '10-05', 20]], 1]);
  expect(names('mean', 30)).toEqual([[], 2]);
  const without = compareDays(now, undefined, periods);
  expect(countedCohorts(weeks, { of: 'previous', age: 7 }, without, 7).counted).toEqual([]);
  expect(countedCohorts(weeks, { of: 'mean', age: 7 }, without, 7).counted).toHaveLength(1);
});
