import { expect, test } from 'vitest';
import { portionOf, turnOf } from './portion.ts';
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
const none = { now: new Map<string, string>(), judged: new Map<string, string[]>() };
const shares = [1, 2, 3].map((index) => portionOf(stories, { shard: { index, of: 3 } }, none));

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
  const isMine = portionOf(stories, {}, none);
  expect([...files, 'gone'].every(isMine)).toBe(true);
});

const keysWith = (...changed: string[]) => ({
  now: new Map(files.map((file) => [file, changed.includes(file) ? 'new' : 'old'])),
  judged: new Map(files.map((file) => [file, ['other', 'old']])),
});

test('of what was judged before only what is made of other sources', () => {
  expect(files.filter(portionOf(stories, { isOfChanged: true }, keysWith()))).toEqual([]);
  expect(files.filter(portionOf(stories, { isOfChanged: true }, keysWith('b', 'e')))).toEqual(['b', 'e']);
  expect(files.filter(portionOf(stories, { isOfChanged: true }, { ...keysWith(), judged: new Map() }))).toEqual(files);
});

test('a share of the rest, whose turn follows from the sources', () => {
  const chosen = (keys = keysWith('b')) => files.filter(portionOf(stories, { isOfChanged: true, hasShare: true }, keys));
  expect(chosen()).toContain('b');
  expect(chosen()).toEqual(chosen());
  const turns = new Set(Array.from({ length: 200 }, (_, at) => turnOf(new Map([['a', String(at)]])).index));
  expect(turns.size).toBe(10);
});

test('the words behind the command', () => {
  expect(wordsOf(['form', '--shard', '2/4'])).toEqual({ filter: 'form', shard: { index: 2, of: 4 } });
  expect(wordsOf(['--changed', '--and-share', '--shoot'])).toEqual({ filter: '', isOfChanged: true, hasShare: true, isShot: true });
  expect(() => wordsOf(['--shard', '5/4'])).toThrow('such as 1/4');
  expect(() => wordsOf(['--shard', 'x'])).toThrow('such as 1/4');
});
