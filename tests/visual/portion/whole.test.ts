import { expect, test } from 'vitest';
import { portionOf } from './portion.ts';
import { concernsAll, shareOf } from './whole.ts';

test.each([
  'tests/visual/shoot/shoot.ts',
  'tests/visual/compare.ts',
  'tests/visual/cover/unshown.json',
  'tests/browser/chromium.ts',
  '.storybook/preview.tsx',
  '.storybook/preview-head.html',
  'public/favicon.svg',
  'design-system/foundation/fonts/inter.woff2',
  'mocks/world/names.json',
])('%s decides about every story', (path) => {
  expect(concernsAll(path)).toBe(true);
});

// Whom these reach is read from the imports, or from where they stand.
test.each([
  'screens/monitor/dashboard/Dashboard.tsx',
  'design-system/tokens/tokens.css',
  'tests/visual/baselines/app/shell/Shell/owner.light.webp',
  'tests/visual/shoot/shootFile.test.ts',
  'tests/visual/report/write.ts',
  'tests/visual/whole.json',
  'tests/journeys/shell.test.ts',
  'app/decisions/0079-what-was-judged-is-not-judged-again.md',
])('%s does not', (path) => {
  expect(concernsAll(path)).toBe(false);
});

test('within as many commits as there are shares each has its turn, and a commit always the same', () => {
  const turns = Array.from({ length: 5 }, (_, index) => shareOf(`0000000${index}ffffffff`));
  expect(new Set(turns.map(({ index }) => index))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(shareOf('d2269c77')).toEqual(shareOf('d2269c7700000000'));
});

test('of what nothing has changed, one share is looked at', () => {
  const stories = ['a', 'b', 'c', 'd', 'e'].map((file) => ({
    id: file,
    title: file,
    name: 'One',
    exportName: 'One',
    importPath: `./design-system/${file}.stories.tsx`,
    tags: ['component'],
    isFirst: true,
  }));
  const looked = [1, 2, 3, 4, 5].map((index) => {
    const isMine = portionOf(stories, { since: 'HEAD', besides: { index, of: 5 } });
    return stories.filter(({ id }) => isMine(id)).map(({ id }) => id);
  });
  expect(looked.every(({ length }) => length === 1)).toBe(true);
  expect(looked.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});
