import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFew } from './few.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function cacheOf(answers: number) {
  const client = new QueryClient();
  keepFew(client.getQueryCache());
  for (let n = 0; n < answers; n++) {
    client.setQueryData([n], n, { updatedAt: n + 1 });
    new QueryObserver(client, { queryKey: [n], enabled: false }).subscribe(() => undefined)();
  }
  const kept = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  return { client, kept };
}

test('of what no screen asks any more the last questions are kept, and all that is shown', () => {
  const { client, kept } = cacheOf(100);
  const unsubscribe = new QueryObserver(client, { queryKey: [0], enabled: false }).subscribe(() => undefined);
  vi.advanceTimersByTime(10_000);
  expect(kept()).toHaveLength(61);
  expect(kept()).toEqual(expect.arrayContaining([0, 99]));
  expect(kept()).not.toContain(1);
  unsubscribe();
});

test('what is being asked for is not taken from whoever is about to show it', () => {
  const { client, kept } = cacheOf(100);
  client.getQueryCache().build(client, { queryKey: ['asked'] });
  vi.advanceTimersByTime(10_000);
  expect(kept()).toContain('asked');
});

test('few stay as they are', () => {
  const { kept } = cacheOf(40);
  vi.advanceTimersByTime(10_000);
  expect(kept()).toHaveLength(40);
});
