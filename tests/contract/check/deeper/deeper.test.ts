import { expect, test } from 'vitest';
import { createClient } from '#app/api/client/client.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { devices } from '#app/api/devices.ts';
import { testService } from '#mocks/domains/testService.ts';
import { isPaged, pagingFault } from './paging.ts';
import { receivedFault } from './received.ts';
import { zoneFault } from './zone.ts';

/** A client of a back end that is one function of the address. */
const clientOf = (answer: (query: URLSearchParams) => unknown) =>
  createClient({
    origin: 'http://back-end.example',
    token: () => 't',
    onSessionLost: () => undefined,
    fetch: async (url) => Response.json({ code: 200, content: answer(new URL(String(url)).searchParams) }),
  });

const device = (id: number) => ({ id, deviceId: `d-${id}`, idType: 'IDFA' });
const pages = (rowsOf: (page: number, size: number) => number[], total: (page: number) => number = () => 9) =>
  clientOf((query) => {
    const page = Number(query.get('page'));
    return { list: rowsOf(page, Number(query.get('size'))).map(device), total: total(page) };
  });

test.each([
  ['all is well', pages((page, size) => [page * size, page * size + 1]), null],
  ['more rows than a page has', pages(() => [1, 2, 3]), 'a page of 2 brings 3 rows'],
  ['the same row twice', pages((page) => [page, page + 1]), 'the same row is on page 1 and page 2'],
  [
    'another total',
    pages(
      (page, size) => [page * size],
      (page) => page,
    ),
    'total is 1 on page 1 and 2 on page 2',
  ],
])('pages: %s', async (_, client, fault) => {
  expect(isPaged(devices.page)).toBe(true);
  expect(isPaged(adAccounts.one)).toBe(false);
  expect(await pagingFault(client, devices.page, {})).toBe(fault);
});

const noon = Date.parse('2026-11-20T12:00:00Z');
const report = (days: string[]) =>
  clientOf(() => ({
    columns: [],
    list: days.map((key) => ({ key, label: key, values: {} })),
    totals: {},
    total: days.length,
    fetchedAt: '2026-11-20 10:00:00',
    completeTo: '2026-11-20 10:00:00',
  }));

test('days have to be those of the zone', async () => {
  expect(await zoneFault(report(['2026-11-17', '2026-11-18', '2026-11-19']), 1, 'Asia/Shanghai', noon)).toBeNull();
  // At noon in London it is already the next day in Kiritimati.
  expect(await zoneFault(report(['2026-11-17', '2026-11-18', '2026-11-19']), 1, 'Pacific/Kiritimati', noon)).toMatch(
    /^asked for 2026-11-18, .* answered 2026-11-17/,
  );
});

/** Two days before a stop of reception, and what is said of them one day later. */
const cohorts = (before: (number | null)[], whole: number) =>
  clientOf((query) => {
    if (!query.has('dimension'))
      return { gaps: [{ startdate: '2026-11-12', enddate: '2026-11-12', cause: 'reception', name: null, isOpen: false }] };
    const row = (key: string, value: number | null, size = 100) => ({
      key,
      label: key,
      size,
      values: { 1: value },
      maturity: { 1: 'final' },
      counted: { 1: value === null ? 0 : size },
    });
    const rows =
      query.get('dimension') === 'all'
        ? [row('all', whole, 200)]
        : ['2026-11-10', '2026-11-11'].map((day, index) => row(day, before[index] ?? null));
    return { ages: [1], list: rows, total: rows.length, fetchedAt: '2026-11-20 10:00:00', completeTo: '2026-11-20 10:00:00', withheld: [] };
  });

test('who is followed to a day that was not received is in no value and in no mean', async () => {
  const fault = async (client: ReturnType<typeof clientOf>) => await receivedFault(client, 1, 'Asia/Shanghai', noon);
  expect(await fault(cohorts([0.4, null], 0.4))).toBeNull();
  expect(await fault(cohorts([0.4, 0], 0.2))).toBe('nothing was received on 2026-11-12, and who began on 2026-11-11 has a value at 1 days');
  expect(await fault(cohorts([0.4, null], 0.2))).toBe('at 1 days all come to 0.2, and their days to 0.400000');
});

test('the service of this project leaves them out', async () => {
  const { client } = await testService({ hasGaps: true }).signIn('super');
  expect(await receivedFault(client, 1001, 'Asia/Shanghai', noon)).toBeNull();
});
