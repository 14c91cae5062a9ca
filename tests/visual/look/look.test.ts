import { expect, test } from 'vitest';
import { choiceOf, chosenPictures } from './choice.ts';
import { pageOf, sheetsOf, type Row } from './sheet.ts';

const story = {
  id: 'fields-switch--on',
  title: 'Fields/Switch 开关',
  name: 'On',
  importPath: './design-system/fields/switch/Switch.stories.tsx',
  exportName: 'On',
  tags: ['component'],
  isFirst: true,
};
const variants = (words: string, facts = {}) =>
  chosenPictures(choiceOf(words.split(' ')), story, { id: story.id, ...facts })
    .flatMap((picture) => [picture].concat(picture.others ?? []))
    .map(({ variant }) => variant);

test('both themes at 1440 and 390 are looked at unless something else is asked for', () => {
  expect(variants('switch')).toEqual(['light', 'dark', 'light-390', 'dark-390']);
});

test('every combination that is asked for is shot once', () => {
  expect(variants('switch --themes dark --widths 1440 --locales zh-CN,en --scenarios none,failing')).toEqual([
    'dark',
    'dark-en',
    'dark-failing',
    'dark-en-failing',
  ]);
  expect(variants('switch', { theme: 'light', width: 390 })).toEqual(['light-390']);
});

test.each(['switch --themes blue', 'switch --widths wide', 'switch --nonsense'])('“%s” is refused', (words) => {
  expect(() => choiceOf(words.split(' '))).toThrow(/blue|width|nonsense/);
});

const row = (width: number, height: number): Row => {
  const [picture] = chosenPictures(choiceOf(['switch']), story, { id: story.id });
  return { title: 'A <b>', id: story.id, troubles: [], cells: picture ? [{ picture, width, height, alsoVariants: ['dark'] }] : [] };
};

test('a sheet is cut before it grows too high, and scaled before it grows too wide', () => {
  expect(sheetsOf('switch', 'Switch', [row(200, 100), row(200, 100)])).toMatchObject([{ name: 'switch', scale: 1 }]);
  expect(sheetsOf('switch', 'Switch', [row(200, 2000), row(200, 2000)]).map(({ name }) => name)).toEqual(['switch-1', 'switch-2']);
  expect(sheetsOf('switch', 'Switch', [row(4784, 900)])[0]?.scale).toBe(0.5);
});

test('a page shows every picture with its variants, and titles as text', () => {
  const page = pageOf(sheetsOf('switch', 'Switch', [row(200, 100)]));
  expect(page).toContain('src="fields/switch/Switch/on.light.png"');
  expect(page).toContain('light = dark');
  expect(page).not.toContain('A <b>');
});
