import { expect, test } from 'vitest';
import { glossary } from '#app/lib/glossary/glossary.ts';
import { storyName } from '#storybook/names/storyName.ts';
import { kebab } from '../../visual/plan/picture.ts';
import { files, isStory } from '../source.ts';
import { storiesOf } from './stories.ts';

const stories = files.filter(({ path }) => isStory(path)).map((file) => ({ file, stories: storiesOf(file) }));
const names = [...new Set(stories.flatMap((one) => one.stories.map(({ name }) => name)))];

test.each([
  ['OnAPhone', 'On a phone'],
  ['H5', 'H5'],
  ['SuperH5', 'Super H5'],
  ['ADetailOpensBelowItsRow', 'A detail opens below its row'],
  ['ListOf304', 'List of 304'],
  ['EnglishOnAPhone', 'English on a phone'],
  ['FunnelInEnglish', 'Funnel in English'],
  ['SavedAsSvg', 'Saved as SVG'],
  ['SKANDetails', 'SKAN details'],
  ['IosOnly', 'iOS only'],
  ['RTL', 'RTL'],
])('%s is called “%s”', (name, expected) => {
  expect(storyName(name)).toBe(expected);
});

test('every name begins like a sentence and holds no letter that stands alone', () => {
  expect(names.length).toBeGreaterThan(600);
  const wrong = names
    .map(storyName)
    .filter((name) => !/^(?:[A-Z]|iOS)/.test(name) || /(?:^|\s)(?!a(?:\s|$)|A(?:\s|$))[A-Za-z](?:\s|$)/.test(name));
  expect(wrong).toEqual([]);
});

test('what the console writes in capitals is written so in a name', () => {
  const words = glossary.flatMap(({ terms }) =>
    Object.values(terms).flatMap(([, english]) => english.match(/\b(?:[A-Z]{2,}\d?|[A-Z]\d|iOS)\b/g) ?? []),
  );
  const written = new Map(words.filter((word) => word.length > 1).map((word) => [word.toLowerCase(), word]));
  expect(written.get('h5')).toBe('H5');
  const wrong = names
    .map(storyName)
    .flatMap((name) =>
      name.split(' ').flatMap((word) => (written.has(word.toLowerCase()) && written.get(word.toLowerCase()) !== word ? [name] : [])),
    );
  expect(wrong).toEqual([]);
});

test('the title of every file of stories carries both names, so that a search finds it in either language', () => {
  const titles = files
    .filter(({ path }) => isStory(path))
    .map(({ path, lines }) => ({ path, title: /\btitle: '([^']+\/[^']+)'/.exec(lines.join('\n'))?.[1] ?? '' }));
  expect(titles.filter(({ title }) => !/[A-Za-z]/.test(title) || !/\p{Script=Han}/u.test(title))).toEqual([]);
});

test('a story looks like another one of its own file: without it the gate cannot tell', () => {
  const alike = stories.flatMap((one) =>
    one.stories.flatMap(({ name, as }) => (as === undefined ? [] : [{ file: one.file.path, name, as, all: one.stories }])),
  );
  expect(alike.length).toBeGreaterThan(40);
  const wrong = alike.filter(({ as, all }) => !all.some((other) => kebab(other.name) === as && other.as === undefined));
  expect(wrong.map(({ file, name, as }) => `${file}: ${name} looks like ${as}`)).toEqual([]);
});
