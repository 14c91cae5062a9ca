import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variedIn } from '#storybook/chromatic/variedStories.ts';
import { withMarks } from '#storybook/chromatic/withMarks.ts';
import { chromaticOf, variations } from './modes.ts';
import { picturesOf, type StoryFacts } from './plan/plan.ts';
import type { StoryEntry } from './plan/story.ts';
import { root } from './stage/build.ts';

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
const facts = { id: 'a--b' };

test.each<[what: string, story: Partial<StoryEntry>, facts: Partial<StoryFacts>]>([
  ['a component', {}, {}],
  ['a component with all its states', { tags: ['component', 'matrix'] }, {}],
  ['the first story of a screen', { tags: screen }, {}],
  ['the first story of a screen that plays', { tags: [...screen, 'play-fn'] }, {}],
  ['another story of a screen', { tags: screen, isFirst: false }, {}],
  ['a screen on a phone', { tags: screen }, { width: 390 }],
  ['a story in the dark', {}, { theme: 'dark' }],
  [
    'a story that wants more',
    {},
    { pictures: [{ locale: 'en', scenario: 'failing' }, { width: 390 }, { state: 'hover' }, { medium: 'print' }] },
  ],
])('Chromatic takes every picture that the gate takes of %s, once', (_, rest, known) => {
  const pictures = picturesOf(story(rest), { ...facts, ...known });
  const modes = [undefined, ...variations].flatMap((variation) =>
    Object.entries(chromaticOf(story(rest), { ...facts, ...known }, variation).modes ?? {}),
  );
  const expected = pictures.map(({ variant, look }) => [variant, look.theme, look.locale, look.density, look.width, look.height] as const);
  expect(expected.length).toBeGreaterThan(0);
  const taken = modes.map(([name, { theme, locale, density, viewport }]) => [
    name,
    theme,
    locale,
    density,
    viewport.width,
    viewport.height,
  ]);
  expect(taken.toSorted()).toEqual(expected.toSorted());
});

test('a screen is shot on a phone and on a tablet, too', () => {
  expect(Object.keys(chromaticOf(story({ tags: screen }), facts).modes ?? {})).toEqual([
    'light',
    'dark',
    'light-390-en',
    'dark-390-en',
    'light-1024-compact',
  ]);
});

test('what a mode cannot set belongs to variations of the story', () => {
  const plays = story({ tags: [...screen, 'play-fn'] });
  const wishes: StoryFacts = { ...facts, pictures: [{ state: 'hover' }, { medium: 'print' }, { medium: 'forced-colors' }] };
  expect(Object.keys(chromaticOf(plays, wishes).modes ?? {})).toEqual(['light', 'dark']);
  expect(Object.keys(chromaticOf(plays, wishes, 'unplayed').modes ?? {})).toEqual(['light-390-en', 'dark-390-en', 'light-1024-compact']);
  const viewport = { width: 1440, height: 900 };
  expect(chromaticOf(plays, wishes, 'hover')).toEqual({ modes: { 'light-hover': { theme: 'light', viewport } } });
  expect(chromaticOf(plays, wishes, 'print')).toEqual({ media: 'print', modes: { 'light-print': { theme: 'light', viewport } } });
  expect(chromaticOf(plays, wishes, 'forced-colors')).toMatchObject({ forcedColors: 'active' });
  expect(chromaticOf(plays, wishes, 'pressed')).toEqual({ disableSnapshot: true });
});

test('nothing is shot of a story that must look like another one', () => {
  expect(chromaticOf(story({}), { ...facts, as: 'filled' })).toEqual({ disableSnapshot: true });
});

test.each([[['component', 'no-picture']], [['dev', 'test']]])('nothing is shot of a story with the tags %j', (tags) => {
  expect(chromaticOf(story({ tags }), facts)).toEqual({ disableSnapshot: true });
});

describe('the files of stories', () => {
  const named = (source: string) => variedIn('A.stories.tsx', source).map(({ exportName }) => exportName);
  const read = (file: string) => named(readFileSync(join(root, file), 'utf8'));

  test('have a variation for each state and for forced colours where a component shows its matrix', () => {
    const source = `const meta = preview.meta({ title: 'A' });
      export const Kinds = meta.story({ tags: ['matrix'] });
      export const Busy = meta.story();`;
    expect(named(source)).toEqual(['KindsHover', 'KindsFocus', 'KindsPressed', 'KindsForcedColors']);
    expect(read('design-system/primitives/button/Button.stories.tsx')).toContain('StatesForcedColors');
  });

  test('have one that does not play where the first story of a screen plays', () => {
    const source = `const meta = preview.meta({ tags: ['screen'] });
      export const Filled = meta.story({ play: async () => {} });
      export const Removed = meta.story({ play: async () => {} });`;
    expect(named(source)).toEqual(['FilledUnplayed']);
  });

  test('have one where a story asks for a state or a medium, as one does that extends it, and none of what is not shot', () => {
    const source = `const meta = preview.meta({ tags: ['screen'] });
export const Filled = meta.story({ parameters: { pictures: [{ state: 'hover' }] } });
export const Empty = meta.story();
export const English = Filled.extend({ parameters: { locale: 'en', pictures: [{ medium: 'print' }] } });`;
    expect(named(source)).toEqual(['FilledHover', 'EnglishHover', 'EnglishPrint']);
    expect(read('screens/monitor/dashboard/Dashboard.stories.tsx')).toContain('FilledPrint');
    expect(named(`const meta = preview.meta({}); export const A = meta.story({ tags: ['no-picture', 'matrix'] });`)).toEqual([]);
  });
});

test.each([
  ['hover', '.a:hover:not(:focus)', '.a:is(:hover, [data-forced="true"]):not(:focus)'],
  ['hover', '.a:not(:hover) > .b', '.a:not(:is(:hover, [data-forced="true"])) > .b'],
  ['focus', '.a:focus-visible, .b:focus', '.a:is(:focus-visible, [data-forced="true"]), .b:is(:focus, [data-forced="true"])'],
  ['focus', '.a:focus-within', '.a:is(:focus-within, [data-forced="within"])'],
  ['pressed', '.a:active::before', '.a:is(:active, [data-forced="true"])::before'],
  ['pressed', '.a:active-view-transition', '.a:active-view-transition'],
  ['pressed', '.a:hover', '.a:is(:hover, [data-forced="true"])'],
  ['hover', '.a:is(:hover, [data-forced="true"])', '.a:is(:hover, [data-forced="true"])'],
  ['hover', '.a[data-hovered]', '.a[data-hovered]'],
] as const)('for %s, %s holds for marked elements', (state, selector, marked) => {
  expect(withMarks(selector, state)).toBe(marked);
});
