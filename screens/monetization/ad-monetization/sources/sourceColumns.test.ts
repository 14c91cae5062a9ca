import { expect, test } from 'vitest';
import { tableSheet } from '#design-system';
import { sourceColumns, type SourceHeads } from './sourceColumns.ts';
import { partsOf, sourceFigure, valueOf } from './sourceFigure.ts';

const ids = ['name', 'revenue', 'ecpm', 'requests', 'fills', 'fillRate', 'impressions', 'showRate', 'settled', 'against'] as const;
const heads: SourceHeads = {
  name: 'name',
  revenue: 'revenue',
  ecpm: 'ecpm',
  requests: 'requests',
  fills: 'fills',
  fillRate: 'fillRate',
  impressions: 'impressions',
  showRate: 'showRate',
  settled: 'settled',
  against: 'against',
};
const row = (key: string, requests: number) => ({
  key,
  label: key,
  requests,
  fills: requests / 2,
  impressions: requests / 4,
  revenue: requests / 10,
  settled: 90,
  settledEstimate: 100,
});
const sheetOf = (rows: ReturnType<typeof row>[], hasSettled: boolean, sort?: string) =>
  tableSheet({
    title: '',
    columns: sourceColumns({ heads, nameOf: (key) => `[${key}]`, hasSettled }),
    view: sort ? { sort: [{ column: sort, isDescending: true }] } : {},
    rows,
    locale: 'en',
  });

test('a file has each figure as it can be calculated with, by the names that the table shows', () => {
  const { columns, rows } = sheetOf([row('pangle', 4000)], true);
  expect(columns.map(({ title }) => title)).toEqual(ids);
  expect(rows).toEqual([['[pangle]', 400, 400, 4000, 2000, 0.5, 1000, 0.5, 90, -0.1]]);
});

test('nothing is settled, and nothing says so; no request has no rate', () => {
  const { columns, rows } = sheetOf([row('idle', 0)], false);
  expect(columns).toHaveLength(8);
  expect(rows).toEqual([['[idle]', 0, null, 0, 0, null, 0, null]]);
});

test('rows stand in the file in the order in which the reader has sorted them', () => {
  const { rows } = sheetOf([row('small', 40), row('large', 400)], false, 'requests');
  expect(rows.map(([name]) => name)).toEqual(['[large]', '[small]']);
});

test('a figure stands in the address and is read as it was written, also of a placement that somebody named', () => {
  for (const figure of [
    { what: 'ecpm', of: 'pangle' },
    { what: 'against', of: '7,通关:翻倍' },
  ] as const)
    expect(sourceFigure.parse(sourceFigure.format(figure))).toEqual(figure);
  expect(['ecpm', 'ecpm:', 'spend:pangle'].map((text) => sourceFigure.parse(text))).toEqual([undefined, undefined, undefined]);
});

test('a rate is made of its two parts, and what is counted of none', () => {
  const pangle = row('pangle', 4000);
  for (const what of ['ecpm', 'fillRate', 'showRate', 'against'] as const) {
    const parts = partsOf(what, pangle);
    expect(parts && (parts.part / parts.whole) * parts.times).toBe(valueOf(what, pangle));
  }
  expect(partsOf('revenue', pangle)).toBeNull();
  expect(valueOf('against', { ...pangle, settled: null, settledEstimate: null })).toBeNull();
});
