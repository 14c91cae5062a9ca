import { QueryClient, QueryObserver, keepPreviousData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerIn, combined, shownIn, wasStopped, type AsyncState } from './asyncState.ts';

const answered: AsyncState<string> = { data: 'of these days', error: null, isFetching: false, refetch: () => {} };
const former: AsyncState<string> = { ...answered, data: 'of other days', isPlaceholderData: true };

/** Asks for some days and then for others, as a page does; the second answer comes, fails, or is stopped. */
async function asksTwice(second: 'comes' | 'fails' | 'stopped') {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const options = (days: string) => ({
    queryKey: [days],
    queryFn: async () => {
      if (days === 'first' || second === 'comes') return days;
      if (second === 'fails') throw new Error('504');
      return new Promise<string>(() => {});
    },
    placeholderData: keepPreviousData,
  });
  const observer = new QueryObserver(cache, options('first'));
  const settled = async (isSettled: () => boolean) =>
    new Promise<void>((resolve) => {
      const stop = observer.subscribe(() => {
        if (isSettled()) resolve(stop());
      });
    });
  await settled(() => observer.getCurrentResult().data === 'first');
  const watch = observer.subscribe(() => undefined);
  observer.setOptions(options('second'));
  const onTheWay: AsyncState<string> = observer.getCurrentResult();
  if (second === 'stopped') await cache.cancelQueries({ queryKey: ['second'] });
  else await cache.fetchQuery(options('second')).catch(() => undefined);
  watch();
  const after: AsyncState<string> = observer.getCurrentResult();
  return { onTheWay, after };
}

test('the former answer stands in while the next one is on its way', async () => {
  const { onTheWay, after } = await asksTwice('comes');
  expect(onTheWay).toMatchObject({ isPlaceholderData: true, isFetching: true });
  expect([shownIn(onTheWay), answerIn(onTheWay)]).toEqual(['first', undefined]);
  expect([shownIn(after), answerIn(after)]).toEqual(['second', 'second']);
});

test.each(['fails', 'stopped'] as const)('where the next one %s, the former answer is not shown for it', async (second) => {
  const { after } = await asksTwice(second);
  expect([shownIn(after), answerIn(after)]).toEqual([undefined, undefined]);
  expect(wasStopped({ ...after, isEnabled: true })).toBe(second === 'stopped');
});

test('an answer stays where asking for it again fails', () => {
  expect(shownIn({ ...answered, error: new Error('504') })).toBe('of these days');
});

test('several requests have the data of the first, and are as far as the one that is furthest behind', () => {
  const failed = { ...answered, data: undefined, error: new Error('504') };
  const missing = { ...answered, data: undefined, isFetching: true };
  const refreshed = { ...answered, data: 'of something else', isFetching: true };
  expect(combined(answered, missing, failed)).toMatchObject({ data: undefined, error: failed.error });
  expect(combined(answered, former, missing)).toMatchObject({ data: undefined, error: null, isFetching: true });
  expect(combined(answered, former)).toMatchObject({ data: answered.data, isPlaceholderData: true });
  expect(combined(answered, refreshed)).toMatchObject({ data: answered.data, isFetching: true });
  expect(combined(answered, { ...answered, error: new Error('504') })).toMatchObject({ data: answered.data, error: new Error('504') });
});
