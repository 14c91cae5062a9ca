import { expect, test } from 'vitest';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { stemOf } from '../plan/filter.ts';
import { findingOf, inOrder, type Finding } from './record.ts';
import { summaryOf } from './summary.ts';

const story = (exportName: string): StoryEntry => ({
  id: `fields-switch--${exportName.toLowerCase()}`,
  title: 'Fields/Switch 开关',
  name: exportName,
  importPath: './design-system/fields/switch/Switch.stories.tsx',
  exportName,
  tags: ['component'],
  isFirst: true,
});
const on = story('On');
test('a finding carries what a link to its story needs', () => {
  const [, dark] = picturesOf(on, { id: on.id }).map((picture) => findingOf(picture, { status: 'new' }));
  expect(dark).toMatchObject({ path: `${stemOf(on)}.dark`, storyId: 'fields-switch--on', variant: 'dark', globals: 'theme:dark' });
});

const findings: Finding[] = [
  { path: 'b', status: 'new', variant: 'light' },
  { path: 'c', status: 'failed', variant: 'light', troubles: ['Error: no\n   such thing'] },
  { path: 'a', status: 'changed', variant: 'light', changed: 12, boxes: [{ left: 20, top: 30, right: 32, bottom: 31 }] },
];
const record = {
  inputs: '',
  filter: '',
  seen: 200,
  shot: 200,
  same: 197,
  seconds: 30,
  findings: inOrder(findings),
  causes: [],
  clusters: [],
};

test('what failed is named first', () => {
  expect(record.findings.map(({ status }) => status)).toEqual(['failed', 'changed', 'new']);
});

test('the summary gives names, figures and what to do next', () => {
  expect(summaryOf(record)).toEqual([
    '  failed  c\n    Error: no such thing',
    '  changed a · 12 px in 12 × 1 px at 20, 30',
    '  new     b',
    '200 pictures in 30.0 s · 15.0 s per 100, 200 of them shot: 197 same · 1 changed · 1 new · 0 removed · 1 failed',
    'Look: reports/visual/index.html or npm run visual:review    Accept: npm run visual:accept [-- words | -- --cluster id]',
  ]);
  expect(summaryOf({ ...record, findings: [] })).toHaveLength(1);
});
