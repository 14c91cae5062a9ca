import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '#app/api/client/client.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { devices } from '#app/api/devices.ts';
import { accountsIn } from './accounts.ts';
import { isPaged, pagingFault } from './paging.ts';
import { htmlOf, reportOn } from './report.ts';
import type { Tried } from './try-calls.ts';
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

const tried = (name: string, verdict: Tried['verdict'], isOurs = false): Tried => ({
  name,
  call: `GET /api/${name}`,
  verdict,
  detail: verdict === 'lacking' ? 'HTTP 404' : '',
  isOurs,
  milliseconds: 12,
});

test('the report has a line for each call, a column for each role, and what the console does without', () => {
  const walks = [
    { role: 'owner', tried: [tried('apps.all', 'conforms'), tried('traces.of', 'lacking', true)] },
    { role: '<b>', tried: [tried('apps.all', 'refused'), tried('traces.of', 'lacking', true)] },
  ];
  const made = reportOn('https://api.example.com', walks, new Date(0));
  expect(made.counts).toEqual({ conforms: 1, lacking: 2, refused: 1 });
  expect(made.calls.map(({ roles }) => roles)).toEqual([
    { owner: 'conforms', '<b>': 'refused' },
    { owner: 'lacking: HTTP 404', '<b>': 'lacking: HTTP 404' },
  ]);
  expect(made.lacks).toEqual(['GET /api/traces.of']);
  const page = htmlOf(made);
  expect(page).toContain('Explanations show definition, formula, filters and freshness');
  expect(page).toContain('<th>&lt;b></th>');
  expect(page).not.toContain('<script');
});

test('a file of accounts that cannot be used is named by place, never by what stands there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provena-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'accounts.json');
  writeFileSync(
    file,
    JSON.stringify([
      { role: 'owner', email: 'a@example.com', password: 'p' },
      { role: 'x', email: 'canary-88', password: '' },
    ]),
  );
  expect(() => accountsIn(file)).toThrow(/1\.email, 1\.password has to be given/);
  expect(() => accountsIn(file)).not.toThrow(/canary/);
  writeFileSync(file, JSON.stringify([{ role: 'owner', email: 'a@example.com', password: 'p' }]));
  expect(accountsIn(file)).toHaveLength(1);
});
