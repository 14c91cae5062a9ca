import { describe, expect, test } from 'vitest';
import { wordsIn } from '../plan/filter.ts';
import { picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { acceptedSubjects, filesOf, removedFrom } from './removed.ts';

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
const paths = ['on.light', 'on.dark', 'on.dark-390', 'off.light', 'off.dark', 'gone.light'].map((name) => `fields/switch/Switch/${name}`);
const lost = 'monitor/old/Old/filled.light';
const removed = (filter: string, { planned = plannedOf(on, off), all = [on, off], failed = new Set<string>() } = {}) => {
  const files = new Map([
    ...filesOf(all),
    ['monitor/old/Old', { title: 'Screens/Old 旧页', importPath: './screens/monitor/old/Old.stories.tsx' }] as const,
  ]);
  const accepted = acceptedSubjects([...paths, lost], all, files);
  return removedFrom({ accepted, planned, failed, words: wordsIn(filter) }).map(({ path }) => path.split('/').at(-1));
};

describe('removed is', () => {
  test('an accepted picture whose story is gone, or no longer asks for it', () => {
    expect(removed('')).toEqual(['on.dark-390', 'gone.light', 'filled.light']);
  });

  test('nothing of a story that failed: it has not come to its moments', () => {
    expect(removed('', { failed: new Set(['fields/switch/Switch/on']) })).toEqual(['gone.light', 'filled.light']);
  });

  test('in a run of some stories nothing of the others', () => {
    expect(removed('off', { planned: plannedOf(off) })).toEqual([]);
    expect(removed('switch')).toEqual(['on.dark-390', 'gone.light']);
  });

  test.each(['开关', 'Fields/Switch', 'design-system/fields', 'fields/switch/Switch/gone', 'switch,nothing', 'fields-switch-开关--gone'])(
    'found by “%s”, as its story was',
    (filter) => {
      expect(removed(filter)).toContain('gone.light');
    },
  );

  test.each(['旧页', 'screens/monitor', 'monitor/old', 'old on', 'filled.light'])('found by “%s” when its whole file is gone', (filter) => {
    expect(removed(filter)).toContain('filled.light');
  });

  test('every picture of a story that must not be shot any more', () => {
    const hidden = { ...off, tags: ['component', 'no-picture'] };
    expect(removed('', { all: [on, hidden], planned: plannedOf(on, hidden) })).toContain('off.light');
  });
});
