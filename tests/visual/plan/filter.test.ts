import { describe, expect, test } from 'vitest';
import {
  complaintsAbout,
  isPictureChosen,
  isStoryChosen,
  isVisitChosen,
  matching,
  partsOfPath,
  subjectOf,
  wordsIn,
  type Subject,
} from './filter.ts';
import { visitsOf } from './plan.ts';
import type { StoryEntry } from './story.ts';

const story = (importPath: string, title: string, exportName: string, id: string): StoryEntry => ({
  id,
  title,
  name: exportName,
  importPath,
  exportName,
  tags: ['component'],
  isFirst: true,
});
const button = story(
  './design-system/primitives/button/Button.stories.tsx',
  'Primitives/Button 按钮',
  'States',
  'primitives-button-按钮--states',
);
const dialog = story(
  './screens/kit/form/Form.stories.tsx',
  'Screens/Kit/Form 表单',
  'LeavesADialog',
  'screens-kit-form-表单--leaves-a-dialog',
);
const details = story(
  './screens/monitor/ad-details/AdDetails.stories.tsx',
  'Screens/Monitor/Ad details 广告详情',
  'Filled',
  'screens-monitor--filled',
);
const all = [button, dialog, details];

const cases: [filter: string, found: StoryEntry[]][] = [
  ['', all],
  ['button', [button]],
  ['按钮', [button]],
  ['STATES', [button]],
  ['kit/form/Form/leaves-a-dialog', [dialog]],
  ['LeavesADialog', [dialog]],
  ['screens/monitor', [details]],
  ['monitor/ad-details/AdDetails/', [details]],
  ['design-system/primitives', [button]],
  ['screens-kit-form-表单--leaves', [dialog]],
  ['表单,button', [button, dialog]],
  ['表单 button', [button, dialog]],
  ['表单，按钮', [button, dialog]],
  ['kit/form/Form/leaves-a-dialog.dark', [dialog]],
  ['light', []],
  ['nothing-like-this', []],
];

describe.each(cases)('“%s”', (filter, found) => {
  test('finds the same stories', () => {
    expect(matching(all, filter)).toEqual(found);
  });

  test('finds the same pictures, with or without their story', () => {
    const words = wordsIn(filter);
    // A picture whose story is gone is known by its path, and by the title and the file that its folder had.
    const removed = all.map((one): Subject => ({ ...subjectOf(one), storyId: undefined }));
    const variant = words[0]?.variant ?? 'light';
    expect(all.filter((one) => isPictureChosen(words, subjectOf(one), variant))).toEqual(found);
    expect(removed.filter((one) => isPictureChosen(words, one, variant)).map(({ stem }) => stem)).toEqual(
      found.map((one) => subjectOf(one).stem),
    );
  });
});

test('the path of a picture finds that one alone', () => {
  const words = wordsIn('kit/form/Form/leaves-a-dialog.dark');
  expect(isStoryChosen(words, subjectOf(dialog))).toBe(true);
  expect(['light', 'dark', 'dark-390'].filter((variant) => isPictureChosen(words, subjectOf(dialog), variant))).toEqual(['dark']);
});

test('a variant is visited alone, and where a play may come to a moment of that name', () => {
  const playing = { ...details, tags: ['screen', 'play-fn'] };
  const visited = (filter: string) =>
    visitsOf(playing, { id: playing.id })
      .filter((visit) => isVisitChosen(wordsIn(filter), visit))
      .map(({ variant }) => variant);
  expect(visited('AdDetails')).toEqual(['light', 'light-390-en', 'light-1024-compact']);
  expect(visited('.dark')).toEqual(['light']);
  expect(visited('.light-1024-compact')).toEqual(['light-1024-compact']);
  expect(visited('AdDetails/filled.light-asks')).toEqual(['light']);
  expect(visited('button.light-1024-compact')).toEqual([]);
});

test('a path is cut into its story and its variant', () => {
  expect(partsOfPath('kit/form/Form/states.light-390')).toEqual({ stem: 'kit/form/Form/states', variant: 'light-390' });
});

test('a word that finds nothing is named with the nearest names, even beside one that finds something', () => {
  const subjects = all.map(subjectOf);
  const [complaint, ...others] = complaintsAbout(wordsIn('button,buton'), subjects, 'no story');
  expect(complaint).toMatch(/^“buton” finds no story\. Nearest: primitives\/button\/Button \(Primitives\/Button 按钮\)/);
  expect(others).toEqual([]);
  expect(complaintsAbout(wordsIn('leave-a-dialogue'), subjects, 'no story')[0]).toContain('kit/form/Form/leaves-a-dialog');
  expect(complaintsAbout(wordsIn('表格'), subjects, 'no story')[0]).toContain('表单');
  expect(complaintsAbout(wordsIn('button'), subjects, 'no story')).toEqual([]);
});

test('a variant that its story does not have finds nothing', () => {
  const pictures = [{ ...subjectOf(dialog), variant: 'light' }];
  expect(complaintsAbout(wordsIn('leaves-a-dialog.light'), pictures, 'no picture')).toEqual([]);
  expect(complaintsAbout(wordsIn('leaves-a-dialog.dark-390'), pictures, 'no picture')[0]).toContain('finds no picture');
});
