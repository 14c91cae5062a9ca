import { expect, test } from 'vitest';
import { reduceLoad, nothingLoaded, type LoadEvent, type LoadedOptions } from './loadedOptions.ts';
import type { OptionPage } from './option.ts';

const page = (ids: number[], next?: string): OptionPage<number> => ({ options: ids.map((id) => ({ id, label: `活动 ${id}` })), next });
const after = (...events: LoadEvent<number>[]): LoadedOptions<number> => events.reduce(reduceLoad<number>, nothingLoaded<number>());
const listed = ({ answer }: LoadedOptions<number>) => answer?.entries.map((entry) => ('id' in entry ? entry.id : entry.title));

const answered = (query: string, ids: number[], next?: string): LoadEvent<number> => ({
  kind: 'answered',
  query,
  page: page(ids, next),
  isMore: false,
});
const continued = (query: string, ids: number[], next?: string): LoadEvent<number> => ({
  kind: 'answered',
  query,
  page: page(ids, next),
  isMore: true,
});
const end = { kind: 'reached the end' } as const;

test('pages stand under each other', () => {
  const state = after(answered('秋', [1, 2], 'b'), end, continued('秋', [3]));
  expect(listed(state)).toEqual([1, 2, 3]);
  expect(state.answer?.next).toBeUndefined();
});

test('the end is asked for once, and only where a page follows', () => {
  const first = after(answered('秋', [1], 'b'), end);
  expect(first.more).toEqual({ query: '秋', after: 'b' });
  expect(reduceLoad(first, end)).toBe(first);
  expect(after(answered('秋', [1]), end).more).toBeNull();
});

test('a page of an older query is dropped', () => {
  const state = after(answered('秋', [1], 'b'), end, answered('秋季', [9]), continued('秋', [2]));
  expect(listed(state)).toEqual([9]);
});

test('what failed can be tried again, the first page as well as a later one', () => {
  const first = after({ kind: 'failed', query: '秋', isMore: false });
  expect(first.failed).toEqual({ query: '秋', isMore: false });
  expect(reduceLoad(first, { kind: 'retried' }).failed).toBeNull();
  const later = after(answered('秋', [1], 'b'), end, { kind: 'failed', query: '秋', isMore: true });
  expect(listed(later)).toEqual([1]);
  expect(reduceLoad(later, end)).toBe(later);
  const again = reduceLoad(later, { kind: 'retried' });
  expect(again.more).toEqual(later.more);
  expect(again.more).not.toBe(later.more);
});

test('whatever was seen keeps its name', () => {
  expect([...after(answered('秋', [1]), answered('双', [2])).everLoaded.keys()]).toEqual([1, 2]);
});
