import { expect, test, vi } from 'vitest';
import { toSearchable } from '#design-system';
import { choiceParam, flagParam, keysParam } from '#app/lib/urlState.ts';
import { lossesInList, lossesOfSort, listAddress, questionText, readList, withQuestion, writeList } from './address.ts';
import { fetchPages } from './fetchPages.ts';
import { createFinder, rangesIn } from './found.ts';
import { narrowRows } from './narrowRows.ts';

const address = listAddress({ state: choiceParam(['on', 'off'], null), tags: keysParam, mine: flagParam }, { sort: '-addedAt', size: 50 });
const at = (text: string) => new URLSearchParams(text);

test('an address holds what differs from the beginning of a list', () => {
  expect(readList(address, at(''))).toEqual({
    search: '',
    page: 1,
    size: 50,
    sort: { column: 'addedAt', isDescending: true },
    id: '',
    values: { state: null, tags: [], mine: false },
  });
  expect(writeList(address, { values: { state: 'on' } }, at('app=1')).toString()).toBe('app=1&state=on&v=2');
  expect(readList(address, at('state=maybe&page=x&tags=a,b'))).toMatchObject({ page: 1, values: { state: null, tags: ['a', 'b'] } });
});

test('another question begins at its first page; a page and an open record belong to it', () => {
  const before = at('app=1&search=x&page=7');
  expect(writeList(address, { search: 'y' }, before).toString()).toBe('app=1&search=y&v=2');
  expect(writeList(address, { values: { mine: true } }, before).toString()).toBe('app=1&search=x&v=2&mine=1');
  expect(writeList(address, { size: 100 }, before).toString()).toBe('app=1&search=x&size=100&v=2');
  expect(writeList(address, { page: 8 }, before).toString()).toBe('app=1&search=x&page=8&v=2');
  expect(writeList(address, { id: '12' }, before).toString()).toBe('app=1&search=x&page=7&id=12&v=2');
});

test('what a list cannot read, and an order that it does not have, is counted', () => {
  expect(lossesInList(address, at('state=maybe&page=x&sort=a b&search=&id=9'))).toEqual([
    { part: 'page', cause: 'unknown', count: 1 },
    { part: 'sort', cause: 'unknown', count: 1 },
    { part: 'filter', cause: 'unknown', count: 1 },
  ]);
  const start = { column: 'addedAt', isDescending: true };
  expect(lossesOfSort({ column: 'name', isDescending: false }, start, ['name'])).toEqual([]);
  expect(lossesOfSort(start, start, ['name'])).toEqual([]);
  expect(lossesOfSort({ column: 'luck', isDescending: false }, start, ['name'])).toHaveLength(1);
});

test('a saved filter is the question alone, and opens on any address', () => {
  const question = questionText(address, at('app=1&search=x&page=7&state=on&id=4&tab=two'));
  expect(question).toBe('search=x&state=on');
  expect(withQuestion(address, question, at('app=2&page=3&mine=1&id=9')).toString()).toBe('app=2&search=x&v=2&state=on');
  expect(withQuestion(address, 'state=nonsense&app=666', at('app=2')).toString()).toBe('app=2');
});

test('names are found as written, by pinyin and initials; ids as written only', () => {
  const row = { names: ['山海行纪'], ids: ['a81f0c7e54b2', null] };
  const findBy = createFinder();
  const found = ['行纪', 'shanh', 'shxj', 'SHXJ', '0C7E', ' 行纪 ', ''].filter((search) => findBy(search)(row));
  expect(found).toHaveLength(7);
  expect(['秋季', 'zzz', 'afce'].filter((search) => findBy(search)(row))).toEqual([]);
});

test('a name is prepared once, when letters are first searched that it does not have as written', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ names: [`代理应用 ${index}`], ids: [`key${index}`] }));
  const prepare = vi.fn<typeof toSearchable>(toSearchable);
  const findBy = createFinder(prepare);
  const count = (search: string) => rows.filter(findBy(search)).length;
  expect([count('应用'), count('9981'), count('key')]).toEqual([10_000, 1, 10_000]);
  expect(prepare).not.toHaveBeenCalled();
  expect([count('d'), count('dl'), count('dlyy 9981'), count('yingyong'), count('zz')]).toEqual([10_000, 10_000, 1, 10_000, 0]);
  expect(prepare).toHaveBeenCalledTimes(10_000);
});

test('what was found is marked', () => {
  expect(rangesIn('oaid', '新增 OAID 回传')).toEqual([[3, 7]]);
  expect(rangesIn('shxj', '山海行纪 iOS')).toEqual([[0, 4]]);
  expect(rangesIn('', '山海行纪')).toEqual([]);
  expect(rangesIn('秋季', '山海行纪')).toBeNull();
});

test('a row must have what is chosen in every filter; where nothing is chosen all have it', () => {
  const rows = [
    { id: 1, isOn: true, tag: 'a' },
    { id: 2, isOn: false, tag: 'b' },
    { id: 3, isOn: true, tag: 'c' },
  ];
  type Row = (typeof rows)[number];
  const filters = {
    state: { matches: ({ isOn }: Row, state: 'on' | 'off') => isOn === (state === 'on') },
    tags: { matches: ({ tag }: Row, tags: readonly string[]) => tags.includes(tag) },
    mine: { matches: ({ id }: Row) => id === 3 },
  };
  const ids = (change: object) =>
    narrowRows(rows, address.filters, filters, { state: null, tags: [], mine: false, ...change }).map(({ id }) => id);
  expect([ids({}), ids({ state: 'on' }), ids({ state: 'off' }), ids({ tags: ['a', 'b'] }), ids({ state: 'on', tags: ['b', 'c'] })]).toEqual(
    [[1, 2, 3], [1, 3], [2], [1, 2], [3]],
  );
  expect(ids({ mine: true })).toEqual([3]);
});

test('all rows of a service come page by page, each once, and a service that miscounts ends', async () => {
  const pages = [['a', 'b'], ['b', 'c'], ['d']];
  const asked: number[] = [];
  const fetchPage = (total: number) => async (page: number) => {
    asked.push(page);
    return { rows: pages[page - 1] ?? [], total };
  };
  const keyOf = (row: string) => row;
  expect((await fetchPages({ fetchPage: fetchPage(5), keyOf })).rows).toEqual(['a', 'b', 'c', 'd']);
  expect(asked).toEqual([1, 2, 3]);
  expect((await fetchPages({ fetchPage: fetchPage(99), keyOf })).rows).toEqual(['a', 'b', 'c', 'd']);
});

test('50,000 rows come with their progress, and a list that stays the same is said to be whole', async () => {
  const all = Array.from({ length: 50_000 }, (_, index) => `${index}`);
  const fetchPage = async (page: number) => ({ rows: all.slice((page - 1) * 200, page * 200), total: all.length });
  const onProgress = vi.fn<(fetched: number, total: number | null) => void>();
  expect(await fetchPages({ fetchPage, keyOf: (row) => row, onProgress })).toEqual({ rows: all, hasChanged: false });
  expect(onProgress).toHaveBeenCalledTimes(249);
  expect(onProgress.mock.lastCall).toEqual([49_800, 50_000]);
});

test.each([
  [
    'a row that moved to the next page',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    [4, 4],
  ],
  ['a row less', [['a', 'b'], ['d']], [4, 3]],
  ['a row more', [['a', 'b'], ['c', 'd'], ['e']], [4, 5, 5]],
  ['fewer than were counted', [['a', 'b'], []], [4, 4]],
])('%s is a change', async (_, pages, totals) => {
  const fetchPage = async (page: number) => ({ rows: pages[page - 1] ?? [], total: totals[page - 1] ?? 0 });
  expect(await fetchPages({ fetchPage, keyOf: (row: string) => row })).toHaveProperty('hasChanged', true);
});

test('nothing is fetched after it was aborted', async () => {
  const controller = new AbortController();
  const fetchPage = vi.fn<(page: number) => Promise<{ rows: string[]; total: number }>>(async (page) => {
    if (page === 2) controller.abort();
    return { rows: [`${page}`], total: 9 };
  });
  const fetching = fetchPages({ fetchPage, keyOf: (row: string) => row, signal: controller.signal });
  await expect(fetching).rejects.toThrow(/abort/i);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
