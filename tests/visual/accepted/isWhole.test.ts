import { expect, test } from 'vitest';
import type { GateRecord } from '../compare/record.ts';
import { isWhole } from './isWhole.ts';

const changed = { path: 'a/b/One.light', variant: 'light', status: 'changed' } as const;
const record: GateRecord = {
  inputs: 'hash',
  filter: '',
  stories: { judged: 3, all: 3 },
  same: 2,
  shot: 3,
  seconds: 1,
  spent: [['axe', 0.4]],
  complaints: [],
  findings: [changed],
  causes: [],
  clusters: [],
};

test('a run of all stories with axe that found only other pictures is whole', () => {
  expect(isWhole(record)).toBe(true);
});

test.each<[what: string, but: Partial<GateRecord>]>([
  ['some stories by a word', { filter: 'One' }],
  ['a share for one machine', { shard: { index: 1, of: 4 } }],
  ['what has changed since a commit', { since: 'abc' }],
  ['fewer stories than there are', { stories: { judged: 2, all: 3 } }],
  ['stories without axe', { spent: [['shoot', 1]] }],
  ['a rule that no picture shows', { complaints: ['No picture shows it'] }],
  ['a story that failed', { findings: [{ ...changed, status: 'failed' }] }],
])('%s are no whole run', (_, but) => {
  expect(isWhole({ ...record, ...but })).toBe(false);
});
