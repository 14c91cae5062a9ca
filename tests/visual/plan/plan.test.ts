import { describe, expect, test } from 'vitest';
import { collisions, picturesOf, type StoryFacts } from './plan.ts';
import type { StoryEntry } from './story.ts';

const story = (rest: Partial<StoryEntry> = {}): StoryEntry => ({
  id: 'fields-switch--on',
  title: 'Fields/Switch 开关',
  name: 'On',
  importPath: './design-system/fields/switch/Switch.stories.tsx',
  exportName: 'On',
  tags: ['component'],
  isFirst: true,
  ...rest,
});
const screen = story({
  id: 'screens-login--filled',
  importPath: './screens/public/Login.stories.tsx',
  exportName: 'Filled',
  tags: ['component', 'screen'],
});

const shown = (of: StoryEntry, facts: Partial<StoryFacts> = {}) =>
  picturesOf(of, { id: of.id, ...facts }).map(
    ({ variant, look, frame, busy }) => `${variant} ${look.width}x${look.height} ${frame} ${busy}`,
  );

test('a component is shot in both themes, up to its last ink, busy or not', () => {
  expect(shown(story())).toEqual(['light 1440x900 content shown', 'dark 1440x900 content shown']);
});

test('a screen is shot whole, on the phone and on a tablet too, and must have stopped waiting', () => {
  expect(shown(screen)).toEqual([
    'light 1440x900 page awaited',
    'dark 1440x900 page awaited',
    'light-390 390x844 page awaited',
    'dark-390 390x844 page awaited',
    'light-1024 1024x768 page awaited',
  ]);
});

test('other states of a screen are shot once, unless they are a matrix', () => {
  const other = { ...screen, isFirst: false };
  expect(shown(other)).toEqual(['light 1440x900 page awaited']);
  expect(shown({ ...other, tags: [...other.tags, 'matrix'] })).toEqual(shown(screen));
});

test('a part that is shown in the console is waited for as well', () => {
  expect(shown(story(), { isConsole: true })[0]).toBe('light 1440x900 content awaited');
});

test('a screen of endless waiting is not waited for', () => {
  expect(shown(screen, { isEndless: true })[0]).toBe('light 1440x900 page endless');
});

test('a story that chooses its viewport is shot there only', () => {
  expect(shown(screen, { width: 390 })).toEqual(['light 390x844 page awaited', 'dark 390x844 page awaited']);
});

test('a story that fixes its theme has one picture', () => {
  expect(shown(story(), { theme: 'dark' })).toEqual(['dark 1440x900 content shown']);
});

test('a story may ask for more, but not twice for the same', () => {
  const pictures = [{ width: 390, theme: 'dark' }, { theme: 'light' }, { locale: 'en' }] as const;
  expect(shown(story(), { pictures: [...pictures] })).toEqual([
    'light 1440x900 content shown',
    'dark 1440x900 content shown',
    'dark-390 390x844 content shown',
    'light-en 1440x900 content shown',
  ]);
});

describe('no picture is taken of', () => {
  test.each([[['component', 'no-picture']], [['dev', 'test']]])('a story with the tags %j', (tags) => {
    expect(shown(story({ tags }))).toEqual([]);
  });
});

test('two stories that would write one file on a disk that ignores case are named', () => {
  const upper = story({ id: 'fields-switch--ON', exportName: 'ON' });
  const all = [story(), upper].flatMap((one) => picturesOf(one, { id: one.id }));
  expect(collisions(all)[0]).toBe('fields-switch--on and fields-switch--ON would both be fields/switch/Switch/on.light.png');
  expect(collisions(picturesOf(story(), { id: 'fields-switch--on' }))).toEqual([]);
});
