import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitCache } from './limitCache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function cacheOf(answers: number) {
  const client = new QueryClient();
  limitCache(client.getQueryCache());
  for (let n = 0; n < answers; n++) {
    client.setQueryData([n], n, { updatedAt: n + 1 });
    new QueryObserver(client, { queryKey: [n], enabled: false }).subscribe(() => undefined)();
  }
  const cached = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  return { client, cached };
}

test('of what no screen asks any more the last questions are kept, and all that is shown', () => {
  const { client, cached } = cacheOf(100);
  const unsubscribe = new QueryObserver(client, { queryKey: [0], enabled: false }).subscribe(() => undefined);
  vi.advanceTimersByTime(10_000);
  expect(cached()).toHaveLength(61);
  expect(cached()).toEqual(expect.arrayContaining([0, 99]));
  expect(cached()).not.toContain(1);
  unsubscribe();
});

test('what is being asked for is not taken from whoever is about to show it', () => {
  const { client, cached } = cacheOf(100);
  client.getQueryCache().build(client, { queryKey: ['asked'] });
  vi.advanceTimersByTime(10_000);
  expect(cached()).toContain('asked');
});

test('few stay as they are', () => {
  const { cached } = cacheOf(40);
  vi.advanceTimersByTime(10_000);
  expect(cached()).toHaveLength(40);
});
