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

test('a screen is shot inside its shell, in every mode once, and must have stopped waiting', () => {
  expect(shown(screen)).toEqual([
    'light 1440x900 main awaited',
    'dark 1440x900 main awaited',
    'light-390-en 390x844 main awaited',
    'dark-390-en 390x844 main awaited',
    'light-1024-compact 1024x768 main awaited',
  ]);
});

test('what plays finds its parts by Chinese names, and is not played in other modes', () => {
  const acted = { ...screen, tags: [...screen.tags, 'play-fn'] };
  const facts = { id: acted.id, pictures: [{ width: 768 }] };
  const still = picturesOf(acted, facts).filter(({ isStill }) => isStill);
  expect(still.map(({ variant }) => variant)).toEqual(['light-390-en', 'dark-390-en', 'light-1024-compact']);
  expect(picturesOf(screen, facts).filter(({ isStill }) => isStill)).toEqual([]);
});

test('what comes of an act in a component is shot in the light, unless it is the first of its file or a matrix', () => {
  const act = story({ isFirst: false, tags: ['component', 'play-fn'] });
  expect(shown(act)).toEqual(['light 1440x900 content shown']);
  expect(shown({ ...act, isFirst: true })).toHaveLength(2);
  expect(shown({ ...act, tags: [...act.tags, 'matrix'] })).toContain('dark 1440x900 content shown');
});

test('a matrix of a component is shot in the states that a pointer and the keyboard bring about, and in the colours of the reader', () => {
  expect(shown(story({ isFirst: false, tags: ['component', 'matrix'] })).slice(2)).toEqual([
    'light-hover 1440x900 content shown',
    'light-focus 1440x900 content shown',
    'light-pressed 1440x900 content shown',
    'light-forced-colors 1440x900 content shown',
  ]);
});

test('a story of the shell shows the shell', () => {
  expect(shown({ ...screen, isFirst: false }, { frame: 'page' })).toEqual(['light 1440x900 page awaited']);
});

test('other states of a screen are shot once, unless they are a matrix', () => {
  const other = { ...screen, isFirst: false };
  expect(shown(other)).toEqual(['light 1440x900 main awaited']);
  expect(shown({ ...other, tags: [...other.tags, 'matrix'] })).toEqual(shown(screen));
});

test('a part that is shown in the console is waited for as well', () => {
  expect(shown(story(), { isConsole: true })[0]).toBe('light 1440x900 content awaited');
});

test('a screen of endless waiting is not waited for', () => {
  expect(shown(screen, { isEndless: true })[0]).toBe('light 1440x900 main endless');
});

test('a story that chooses its viewport is shot there only', () => {
  expect(shown(screen, { width: 390 })).toEqual(['light 390x844 main awaited', 'dark 390x844 main awaited']);
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
  expect(collisions(all)[0]).toBe('fields-switch--on and fields-switch--ON would both be fields/switch/Switch/on.light');
  expect(collisions(picturesOf(story(), { id: 'fields-switch--on' }))).toEqual([]);
});

test('what must look like another story is held against its picture in the same variant', () => {
  const alike = (as: string) => picturesOf(story(), { id: 'on', as }).map((picture) => picture.as);
  expect(alike('off')).toEqual(['fields/switch/Switch/off.light', 'fields/switch/Switch/off.dark']);
  expect(picturesOf(story(), { id: 'on' })[0]?.as).toBeUndefined();
});
