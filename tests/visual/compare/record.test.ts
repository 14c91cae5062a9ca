import { describe, expect, test } from 'vitest';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { findingOf, inOrder, removedFrom, stemOf, type Finding } from './record.ts';
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
const off = story('Off');
const plannedOf = (...stories: StoryEntry[]) => new Set(stories.flatMap((one) => picturesOf(one, { id: one.id }).map(({ path }) => path)));
const accepted = ['on.light', 'on.dark', 'on.dark-390', 'off.light', 'off.dark', 'gone.light'].map(
  (name) => `fields/switch/Switch/${name}.png`,
);
const removed = (known: Partial<Parameters<typeof removedFrom>[0]>) =>
  removedFrom({ accepted, planned: plannedOf(on, off), all: [on, off], matched: [on, off], filter: '', ...known }).map(({ path }) =>
    path.split('/').at(-1),
  );

describe('removed is', () => {
  test('an accepted picture whose story is gone, or no longer asks for it', () => {
    expect(removed({})).toEqual(['on.dark-390.png', 'gone.light.png']);
  });

  test('in a run of some stories nothing of the others', () => {
    expect(removed({ filter: 'off', planned: plannedOf(off), matched: [off] })).toEqual([]);
    expect(removed({ filter: 'switch', planned: plannedOf(on, off) })).toEqual(['on.dark-390.png', 'gone.light.png']);
  });

  test('every picture of a story that must not be shot any more', () => {
    const hidden = { ...off, tags: ['component', 'no-picture'] };
    expect(removed({ all: [on, hidden], matched: [on, hidden], planned: plannedOf(on, hidden) })).toContain('off.light.png');
  });
});

test('a finding carries what a link to its story needs', () => {
  const [, dark] = picturesOf(on, { id: on.id }).map((picture) => findingOf(picture, { status: 'new' }));
  expect(dark).toMatchObject({ path: `${stemOf(on)}.dark.png`, storyId: 'fields-switch--on', variant: 'dark', globals: 'theme:dark' });
});

const findings: Finding[] = [
  { path: 'b', status: 'new', variant: 'light' },
  { path: 'c', status: 'failed', variant: 'light', troubles: ['Error: no\n   such thing'] },
  { path: 'a', status: 'changed', variant: 'light', changed: 12 },
];
const record = { inputs: '', filter: '', shot: 200, same: 197, seconds: 30, findings: inOrder(findings), clusters: [] };

test('what failed is named first', () => {
  expect(record.findings.map(({ status }) => status)).toEqual(['failed', 'changed', 'new']);
});

test('the summary gives names, figures and what to do next', () => {
  expect(summaryOf(record)).toEqual([
    '  failed  c\n    Error: no such thing',
    '  changed a · 12 px',
    '  new     b',
    '200 pictures in 30.0 s · 15.0 s per 100: 197 same · 1 changed · 1 new · 0 removed · 1 failed',
    'Look: reports/visual/index.html    Accept: npm run visual:accept [-- part of a path]',
  ]);
  expect(summaryOf({ ...record, findings: [] })).toHaveLength(1);
});
