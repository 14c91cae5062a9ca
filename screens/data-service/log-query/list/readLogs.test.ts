import { expect, test } from 'vitest';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { sampleEntry } from '#app/api/ours/data/sampleEntry.ts';
import { readLogs, type AskPage } from './readLogs.ts';

const entry = (number: number) => sampleEntry({ id: `r-${number}` });

/** A service that has so many logs, the last one the newest, and counts what it is asked for. */
function serviceOf(count: number) {
  const all = Array.from({ length: count }, (_, index) => entry(count - index));
  const asked: number[] = [];
  const ask: AskPage = async (after, size) => {
    asked.push(size);
    const start = all.findIndex(({ id }) => id === after) + 1;
    const rows = all.slice(start, start + size);
    return { rows, next: start + size < all.length ? (rows.at(-1)?.id ?? null) : null, isFiltered: true };
  };
  return { all, asked, ask, add: (number: number) => all.unshift(entry(number)) };
}

const ids = (rows: readonly LogEntry[]) => rows.map(({ id }) => id);

test('pages grow, and end with the logs', async () => {
  const { all, asked, ask } = serviceOf(5000);
  const read = await readLogs(ask, 9, null);
  expect(ids(read.rows)).toEqual(ids(all));
  expect(read).toMatchObject({ next: null, pages: 5 });
  expect(asked).toEqual([20, 200, 2000, 2000, 2000]);
  expect(await readLogs(serviceOf(0).ask, 1, null)).toEqual({ rows: [], next: null, pages: 1, isFiltered: true });
});

test('a short list is read again, so that what arrives late is found', async () => {
  const { all, ask } = serviceOf(30);
  const before = await readLogs(ask, 2, null);
  all.splice(10, 0, entry(99));
  expect(ids((await readLogs(ask, 2, before)).rows)).toEqual(ids(all));
});

test('of a long list only what is new is asked for, and without news it stays the same one', async () => {
  const { all, asked, ask, add } = serviceOf(50_000);
  const before = await readLogs(ask, 10, null);
  asked.length = 0;
  const same = await readLogs(ask, 10, before);
  expect(asked).toEqual([20]);
  expect(same.rows).toBe(before.rows);
  for (let number = 50_001; number <= 50_050; number++) add(number);
  const grown = await readLogs(ask, 11, same);
  expect(ids(grown.rows)).toEqual(ids(all.slice(0, before.rows.length + 50 + 2000)));
  expect(new Set(ids(grown.rows)).size).toBe(grown.rows.length);
  expect(asked).toEqual([20, 20, 200, 2000]);
});
