import { expect, test } from 'vitest';
import { cohortsBefore, countedCohorts } from './compared/cohortsBefore.ts';
import { compareDays } from './compared/compareDays.ts';
import { withoutMissing, type Followed } from './withoutMissing.ts';

const ages = [0, 1, 2];
const row = (key: string, values: readonly (number | null)[], size = 10) => ({
  key,
  label: key,
  size,
  counted: null,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, 'final' as const])),
});
const answer = (rows: ReturnType<typeof row>[]) => ({ ages, rows, total: rows.length, fetchedAt: '', completeTo: '', withheld: [] });
const isReceived = (day: string) => day !== '2026-11-04' && day !== '2026-10-05';
const days = { start: '2026-11-01', end: '2026-11-30' } as const;
const valuesOf = (rows: ReturnType<typeof row>[], followed: Partial<Followed> = {}) =>
  withoutMissing(answer(rows), isReceived, { span: 1, days, isCumulative: false, ...followed }).rows.map(({ values }) =>
    ages.map((age) => values[age]),
  );

test('nobody is counted on a day that was not received: its zero has no value, another zero and what was counted keep theirs', () => {
  expect(valuesOf([row('2026-11-02', [0.5, 0, 0]), row('2026-11-03', [0.5, 0.2, 0.1])])).toEqual([
    [0.5, 0, null],
    [0.5, 0.2, 0.1],
  ]);
});

test('nobody began on such a day, however they are followed', () => {
  expect(valuesOf([row('2026-11-04', [0, 0, 0], 0)])).toEqual([[null, null, null]]);
  expect(valuesOf([row('2026-11-04', [0, 0, 0], 0), row('2026-11-03', [0, 0, 3])], { isCumulative: true })).toEqual([
    [null, null, null],
    [0, 0, 3],
  ]);
});

test('how many began on such a day is not known, which is no zero; how many began on another day is', () => {
  const sizes = (rows: ReturnType<typeof row>[], followed: Partial<Followed> = {}) =>
    withoutMissing(answer(rows), isReceived, { span: 1, days, isCumulative: false, ...followed }).rows.map(({ size }) => size);
  expect(sizes([row('2026-11-04', [], 0), row('2026-11-05', [], 0), row('2026-11-06', [], 3)])).toEqual([null, 0, 3]);
  // What was counted all the same stays, and a week began on other days as well.
  expect(sizes([row('2026-11-04', [], 2)])).toEqual([2]);
  expect(sizes([row('2026-11-02', [], 0)], { span: 7 })).toEqual([0]);
});

test('a week has no value where none of its days in the period was received; other rows are no days', () => {
  expect(valuesOf([row('2026-11-02', [0, 0, 0])], { span: 7 })).toEqual([[0, 0, 0]]);
  expect(valuesOf([row('2026-11-02', [0, 0, 0])], { span: 7, days: { start: '2026-11-04', end: '2026-11-04' } })).toEqual([
    [null, null, null],
  ]);
  expect(valuesOf([row('101', [0, 0, 0])])).toEqual([[0, 0, 0]]);
});

test('a mean leaves it out, and so does what it is held against', () => {
  const followed = { span: 1, days, isCumulative: false } as const;
  const now = withoutMissing(answer(['2026-11-02', '2026-11-03', '2026-11-09'].map((key) => row(key, [1, 0.4, 0]))), isReceived, followed);
  const before = withoutMissing(
    answer([row('2026-10-02', [1, 0.1, 0.8]), row('2026-10-03', [1, 0.2, 0]), row('2026-10-09', [1, 0.3, 0.5])]),
    isReceived,
    followed,
  );
  const compared = compareDays(now, before, {
    of: { start: '2026-11-02', end: '2026-11-09' },
    against: { start: '2026-10-02', end: '2026-10-09' },
  });
  const { values } = cohortsBefore(now.rows, ages, compared, 1);
  expect(values[1]).toBeCloseTo(0.2);
  // 11-02 reached day 2 on 11-04, and 10-03 on 10-05: neither pair is left.
  expect(values[2]).toBe(0.5);
  const { counted, leftOut, notReceived } = countedCohorts(now.rows, { of: 'mean', age: 2 }, compared, 1);
  expect(counted.map(({ name, before: twin }) => [name, twin?.name])).toEqual([
    ['11-03', undefined],
    ['11-09', '10-09'],
  ]);
  expect([leftOut, notReceived]).toEqual([0, 1]);
  // Nobody knows how many began on the 4th: it is one of those that were not received, and no day without installs.
  const more = withoutMissing(answer([row('2026-11-04', [], 0), row('2026-11-05', [], 0)]), isReceived, followed);
  expect(countedCohorts(more.rows, { of: 'mean', age: 1 }, compared, 1).notReceived).toBe(1);
});
