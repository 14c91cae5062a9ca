import { expect, test } from 'vitest';
import { merged } from './merge.ts';
import type { GateRecord } from '../compare/record.ts';
import { packed, unpacked } from '../ran/packed.ts';

const share = (index: number, rest: Partial<GateRecord> = {}): GateRecord => ({
  inputs: 'abc',
  filter: '',
  shard: { index, of: 2 },
  stories: { judged: 5, all: 10 },
  spent: [['axe', 1]],
  same: 10,
  seen: 11,
  shot: 7,
  whole: [{ folder: `f${index}/A`, importPath: `./f${index}/A.stories.tsx` }],
  ran: packed(new Map([[`f${index}/A`, new Set([`app/${index}.ts`, 'app/all.ts'])]])),
  seconds: index,
  findings: [{ path: `f${index}/A/one.light`, status: 'changed', variant: 'light' }],
  causes: [[`f${index}/A/one.light`, { recolour: { before: '#09617a', after: '#0a6c88' }, patch: { width: 1, height: 1, cells: [] } }]],
  clusters: [],
  ...rest,
});

test('figures are added up, and pictures that differ for one cause stand together across shares', () => {
  const record = merged([share(2), share(1)]);
  expect(record).toMatchObject({ same: 20, seen: 22, shot: 14, seconds: 2 });
  expect(record.shard).toBeUndefined();
  expect(record.whole?.map(({ folder }) => folder)).toEqual(['f2/A', 'f1/A']);
  expect(Object.fromEntries(unpacked(record.ran))).toEqual({
    'f1/A': new Set(['app/1.ts', 'app/all.ts']),
    'f2/A': new Set(['app/2.ts', 'app/all.ts']),
  });
  expect(record.findings.map(({ path }) => path)).toEqual(['f1/A/one.light', 'f2/A/one.light']);
  expect(record.clusters.map(({ paths }) => paths.length)).toEqual([2]);
});

test('a share that is missing or there twice is refused', () => {
  expect(() => merged([share(1)])).toThrow('Not every share');
  expect(() => merged([share(1), share(1)])).toThrow('1/2, 1/2');
  expect(() => merged([])).toThrow('Which folders?');
});

test('shares of different sources are refused', () => {
  expect(() => merged([share(1), share(2, { inputs: 'def' })])).toThrow('different sources');
});

test('what is wrong with a share is wrong with all', () => {
  expect(merged([share(1, { complaints: ['two stories of one picture'] }), share(2)]).complaints).toEqual(['two stories of one picture']);
});
