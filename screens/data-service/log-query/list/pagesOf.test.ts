import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createClient } from '#app/api/client/client.ts';
import { createQueryClient } from '#app/api/client/queryClient.ts';
import { logs } from '#app/api/ours/data/logs.ts';
import { sampleEntry } from '#app/api/ours/data/sampleEntry.ts';
import { pagesOf } from './pagesOf.ts';

const request = { app: 1001, by: 'device', value: 'x', from: '2026-11-01', to: '2026-11-20', filters: null } as const;

/** A service with so many logs, the last the newest: it hands out pages and remembers what it was asked for. */
function serviceOf(count: number) {
  const asked: string[] = [];
  const client = createClient({
    token: () => null,
    onSessionLost: () => undefined,
    fetch: async (url) => {
      const search = new URL(String(url), 'http://localhost').searchParams;
      const [after, size] = [search.get('after'), Number(search.get('size'))];
      asked.push(`${after ?? ''} ${size}`);
      const first = after === null ? count : Number(after) - 1;
      const rows = Array.from({ length: Math.min(size, first) }, (_, index) => sampleEntry({ id: String(first - index), payload: null }));
      const next = first - rows.length > 0 ? (rows.at(-1)?.id ?? null) : null;
      return Response.json({ code: 200, message: '', content: logs.all.result.write({ rows, next, total: count, isFiltered: true }) });
    },
  });
  return { asked, cache: createQueryClient(client) };
}

test('who scrolls to the end of a long list reads each page on, and the page holds no list but the last ones', async () => {
  const count = 60_220;
  const { asked, cache } = serviceOf(count);
  // As the screen does: the list, and the shorter one that stays until it has come.
  const list = new QueryObserver(cache, pagesOf(request, 'all', 1));
  const shorter = new QueryObserver(cache, { ...pagesOf(request, 'all', 1), enabled: false });
  const stops = [list, shorter].map((observer) => observer.subscribe(() => undefined));
  let lists = 0;
  let read = 0;
  for (let pages = 1; ; pages++) {
    list.setOptions(pagesOf(request, 'all', pages));
    shorter.setOptions({ ...pagesOf(request, 'all', Math.max(1, pages - 1)), enabled: false });
    // oxlint-disable-next-line no-await-in-loop -- each page continues after the one before
    const { rows, next } = await cache.fetchQuery({ ...pagesOf(request, 'all', pages), staleTime: Number.POSITIVE_INFINITY });
    read = rows.length;
    // What nothing observes goes with the next turn of the clock.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => setTimeout(resolve));
    const held = cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined);
    lists = Math.max(lists, held.length);
    if (next === null) break;
  }
  stops.forEach((stop) => stop());
  expect(read).toBe(count);
  // The first pages are read again, and before each other one the newest 20 logs.
  expect(asked.map((one) => Number(one.split(' ')[1])).reduce((sum, size) => sum + size)).toBeLessThan(count * 1.2);
  // The list, the one before it, and the first page for whoever comes back.
  expect(lists).toBeLessThanOrEqual(3);
});
