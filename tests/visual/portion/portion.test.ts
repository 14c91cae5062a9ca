import { expect, test } from 'vitest';
import { portionOf } from './portion.ts';
import type { StoryEntry } from '../plan/story.ts';
import { wordsOf } from '../plan/words.ts';

const story = (file: string, tags = ['component']): StoryEntry => ({
  id: file,
  title: file,
  name: 'One',
  exportName: 'One',
  importPath: `./design-system/${file}.stories.tsx`,
  tags,
  isFirst: true,
});
const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const stories = files.flatMap((file, index) => Array.from({ length: index + 1 }, () => story(file)));
const shares = [1, 2, 3].map((index) => portionOf(stories, { shard: { index, of: 3 } }));

test('every file belongs to exactly one share', () => {
  for (const file of files) expect(shares.filter((isMine) => isMine(file))).toHaveLength(1);
});

test('shares are about as long as each other', () => {
  const sizes = shares.map((isMine) => stories.filter(({ id }) => isMine(id)).length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
});

test('pictures whose stories are gone are reported once', () => {
  expect(shares.map((isMine) => isMine('gone'))).toEqual([true, false, false]);
});

test('all of it, where nothing is asked', () => {
  const isMine = portionOf(stories, {});
  expect([...files, 'gone'].every(isMine)).toBe(true);
});

test('of what differs from a commit only what counts as changed, where that is given', () => {
  const judged = (...changed: string[]) => files.filter(portionOf(stories, { since: 'HEAD', changed }));
  expect(judged()).toEqual([]);
  expect(judged('tests/visual/baselines/b/one.light.webp', 'tests/visual/baselines/e/one.light.webp')).toEqual(['b', 'e']);
});

test('the words behind the command', () => {
  expect(wordsOf(['form', '--shard', '2/4'])).toEqual({ filter: 'form', shard: { index: 2, of: 4 } });
  expect(() => wordsOf(['--shard', '5/4'])).toThrow('such as 1/4');
  expect(() => wordsOf(['--shard', 'x'])).toThrow('such as 1/4');
});
