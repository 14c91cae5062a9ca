import { expect, test } from 'vitest';
import { resultOf, withFacts } from './withFacts.ts';

const ages = [0, 30];
const row = (key: string, values: readonly number[]) => ({
  key,
  label: key,
  size: 100,
  counted: null,
  values: { 0: values[0] ?? null, 30: values[1] ?? null },
  maturity: { 0: 'final', 30: 'final' } as const,
});
const texts = { now: ({ after }: { after: number | null }) => String(after), before: () => 'before' };
const one = { row: row('101', [0.4, 1.2]), after: 30, last: { age: 30, value: 1.2 }, earlier: { after: 45 } } as const;
const young = { row: row('102', [0.2, 0.5]), after: null, last: { age: 30, value: 0.5 }, earlier: null } as const;
const overall = { ...young, row: row('', [0.3, 0.9]) };
const series = [
  { key: '101', name: '101', values: [0.4, 1.2] },
  { key: '102', name: '102', values: [0.2, 0.5] },
];
const beside = { ages, breakEven: [one, young], overall, name: 'all', texts };

test('sources have their break-even beside them, and all together what an install cost and brought', () => {
  const lines = withFacts(series, { ...beside, whole: { now: [7.7, 6.2, 0.8], before: [7.5, 6, 0.79] } });
  expect(lines.map(({ name, values, facts }) => [name, values, facts])).toEqual([
    ['101', [0.4, 1.2], [null, null, null, '30', 'before', -15]],
    ['102', [0.2, 0.5], [null, null, null, 'null', 'before', null]],
    ['all', [0.3, 0.9], [7.7, 6.2, 0.8, 'null', 'before', null]],
  ]);
  expect(lines.at(-1)).toMatchObject({ previousFacts: [7.5, 6, 0.79] });
});

test('a drawn curve of the whole stays as it is drawn', () => {
  const drawn = [...series, { key: 'whole', name: 'whole', values: [0.1, 0.2], previous: [0.3, 0.4] }];
  const lines = withFacts(drawn, { ...beside, whole: { now: [null, null, null], before: undefined } });
  expect(lines.at(-1)).toMatchObject({ name: 'all', values: [0.1, 0.2], previous: [0.3, 0.4] });
});

test('a formula comes to its quotient, and to nothing where a part is not known', () => {
  const part = (value: number | null) => ({ code: 'a', value, as: { kind: 'count' } as const });
  expect(resultOf({ parts: [part(6), part(4)], sign: '÷', times: 1 })).toBe(1.5);
  expect(resultOf({ parts: [part(6), part(0)], sign: '÷', times: 1 })).toBeNull();
  expect(resultOf({ parts: [part(null), part(4)], sign: '÷', times: 1 })).toBeNull();
  expect(resultOf(undefined)).toBeNull();
});
