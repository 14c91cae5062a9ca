import { expect, test } from 'vitest';
import { chromaticOf } from './modes.ts';
import { picturesOf, type StoryFacts } from './plan/plan.ts';
import type { StoryEntry } from './plan/story.ts';

const story = (rest: Partial<StoryEntry>): StoryEntry => ({
  id: 'a--b',
  title: 'A',
  name: 'B',
  importPath: './screens/a/A.stories.tsx',
  exportName: 'B',
  tags: ['component'],
  isFirst: true,
  ...rest,
});
const screen = ['component', 'screen'];

test.each<[what: string, story: Partial<StoryEntry>, facts: Partial<StoryFacts>]>([
  ['a component', {}, {}],
  ['the first story of a screen', { tags: screen }, {}],
  ['another story of a screen', { tags: screen, isFirst: false }, {}],
  ['a screen on a phone', { tags: screen }, { width: 390 }],
  ['a story in the dark', {}, { theme: 'dark' }],
  ['a story that wants more', {}, { pictures: [{ locale: 'en', scenario: 'failing' }, { width: 390 }] }],
])('the modes of %s are the pictures that the gate takes', (_, rest, known) => {
  const facts = { id: 'a--b', ...known };
  const shot = picturesOf(story(rest), facts).map(({ variant, look: { width, height, ...look } }) => [
    variant,
    { ...look, viewport: { width, height } },
  ]);
  expect(shot.length).toBeGreaterThan(0);
  expect(chromaticOf(story(rest), facts)).toEqual({ modes: Object.fromEntries(shot) });
});

test('a screen is shot on a phone and on a tablet, too', () => {
  expect(Object.keys(chromaticOf(story({ tags: screen }), { id: 'a--b' }).modes ?? {})).toEqual([
    'light',
    'dark',
    'light-390-en',
    'dark-390-en',
    'light-1024-compact',
  ]);
});

test('a screen that plays is shot there as it is played only, and never in a state or on paper', () => {
  const wishes = [{ state: 'hover' as const }, { medium: 'print' as const }, { width: 768 }];
  const modes = chromaticOf(story({ tags: [...screen, 'play-fn'] }), { id: 'a--b', pictures: wishes }).modes ?? {};
  expect(Object.keys(modes)).toEqual(['light', 'dark', 'light-768']);
});

test('nothing is shot of a story that must look like another one', () => {
  expect(chromaticOf(story({}), { id: 'a--b', as: 'filled' })).toEqual({ disableSnapshot: true });
});

test.each([[['component', 'no-picture']], [['dev', 'test']]])('nothing is shot of a story with the tags %j', (tags) => {
  expect(chromaticOf(story({ tags }), { id: 'a--b' })).toEqual({ disableSnapshot: true });
});
