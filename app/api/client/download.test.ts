import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadCode, fileName } from './download.ts';
import { isOutcomeUnknown } from './error.ts';
import { anything } from '../wire/scalars.ts';
import { declared, testClient } from './testClient.ts';

const report = declared('GET', {}, 'download');
const disposition = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
const bytes = () => new Blob(['day,clicks\n']);

test.each([
  [200, 1],
  [206, -2],
  [204, -1],
])('a download answered with %s ends as %s (R-224)', async (status, code) => {
  expect(downloadCode(status)).toBe(code);
  const { client } = testClient(() => new Response(status === 204 ? null : bytes(), { status, headers: disposition('a.csv') }));
  const ended = await client.download(report, {});
  expect(ended.code).toBe(code);
  if (ended.code === -1) return;
  expect(ended.name).toBe('a.csv');
  expect(await ended.file.text()).toBe('day,clicks\n');
});

test('nothing to download is no error, whatever it calls itself', async () => {
  const { client } = testClient(() => new Response(null, { status: 204, headers: { 'content-type': 'application/json' } }));
  expect(await client.download(report, {})).toEqual({ code: -1 });
});

test.each(['application/json', 'Application/JSON;charset=UTF-8', 'application/problem+json', 'application/octet-stream', 'text/csv'])(
  'an error in the clothes of a file is an error, sent as %s (R-169)',
  async (type) => {
    const words = JSON.stringify({ code: -1003, message: '暂无权限访问' });
    const { client } = testClient(() => new Response(words, { headers: { 'content-type': type, ...disposition('a.csv') } }));
    await expect(client.download(report, {})).rejects.toMatchObject({ trouble: 'refused', code: -1003, serviceMessage: '暂无权限访问' });
  },
);

test.each([
  ['HTML under 500', () => new Response('<p>', { status: 500 }), 'broken'],
  ['a refusal under 403', () => Response.json({ code: -1003 }, { status: 403 }), 'refused'],
  ['JSON that is no answer', () => Response.json([1]), 'malformed'],
  ['no network', () => Promise.reject(new TypeError()), 'offline'],
] as const)('%s is %s', async (_, answer, trouble) => {
  await expect(testClient(answer).client.download(report, {})).rejects.toMatchObject({ trouble });
});

const signIn = '<!DOCTYPE html><html><form>';

test.each([
  ['called a page', { 'content-type': 'text/html; charset=utf-8' }],
  ['called a page, named as a file', { 'content-type': 'text/html', ...disposition('a.csv') }],
  ['called anything', { 'content-type': 'application/octet-stream' }],
])('the sign-in page of a proxy is no file, %s (R-169)', async (_, headers) => {
  const { client } = testClient(() => new Response(signIn, { headers }));
  await expect(client.download(report, {})).rejects.toMatchObject({ trouble: 'malformed', status: 200 });
});

test('a page is a file where its name says so', async () => {
  const { client } = testClient(() => new Response(signIn, { headers: { 'content-type': 'text/html', ...disposition('audit.html') } }));
  expect(await client.download(report, {})).toMatchObject({ code: 1, name: 'audit.html' });
});

test('a file is asked for by POST with its body, and refused by its codes (R-169, R-219)', async () => {
  const order = declared('POST', { body: anything }, 'download');
  const { client, sent } = testClient(({ init }) =>
    String(init.body).includes('none')
      ? Response.json({ code: -6001, message: '没有数据' })
      : new Response(bytes(), { headers: disposition('a.csv') }),
  );
  expect(await client.download(order, { body: { report: 'roi' } })).toMatchObject({ code: 1, name: 'a.csv' });
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"report":"roi"}', headers: { 'Content-Type': 'application/json' } });
  await expect(client.download(order, { body: { report: 'none' } })).rejects.toMatchObject({ trouble: 'refused', code: -6001 });
});

test('without a network nothing is downloaded, neither now nor later, and it is said as of a write', async () => {
  let isOnline = false;
  const { client, sent } = testClient(() => new Response(bytes()), { isOnline: () => isOnline });
  const error: unknown = await client.download(report, {}).catch((one: unknown) => one);
  expect(error).toMatchObject({ trouble: 'unsent', isPassing: false });
  expect(isOutcomeUnknown(error)).toBe(false);
  isOnline = true;
  expect(sent).toEqual([]);
  expect((await client.download(report, {})).code).toBe(1);
  expect(sent).toHaveLength(1);
});

test.each([
  ['attachment; filename=report.csv', 'report.csv'],
  ['attachment;filename=report 2026.csv;size=3', 'report 2026.csv'],
  ['attachment; filename="report; final.csv"', 'report; final.csv'],
  [String.raw`attachment; filename="a \"quoted\" name.csv"`, 'a quoted name.csv'],
  ["attachment; filename*=UTF-8''%E6%B8%A0%E9%81%93.csv", '渠道.csv'],
  ["attachment; filename=x.csv; filename*=utf-8'zh'%E6%B8%A0%E9%81%93.csv", '渠道.csv'],
  ["attachment; filename*=ISO-8859-1''caf%E9.csv", 'café.csv'],
  ["attachment; filename*=no-such-charset''x.csv; filename=y.csv", 'y.csv'],
  ["attachment; filename*=UTF-8''%E6%B8; filename=y.csv", 'y.csv'],
  ['attachment; filename=%E6%B8%A0%E9%81%93.csv', '渠道.csv'],
  ['attachment; filename="100%.csv"', '100%.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename=C:\Windows\system.ini`, 'system.ini'],
  ["attachment; filename*=UTF-8''..%2F..%2F.bashrc", 'bashrc'],
  ['attachment; filename="..."', 'download'],
  ['attachment; filename="a/"', 'download'],
  ['attachment; filename=""', 'download'],
  ["attachment; filename*=UTF-8''a%00b%0Ac%E2%80%AEvsc.csv", 'abcvsc.csv'],
  ['attachment', 'download'],
  [null, 'download'],
])('%s names the file %s', (header, name) => {
  expect(fileName(header)).toBe(name);
});

test('a name that is too long keeps its ending', () => {
  const name = fileName(`attachment; filename="${'长'.repeat(400)}.xlsx"`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('长.xlsx')).toBe(true);
});

const written = fc.string({ unit: 'binary' });
const headers = fc.oneof(
  written,
  written.map((name) => `attachment; filename="${name}"`),
  written.map((name) => `attachment; filename=${name}`),
  fc
    .tuple(fc.constantFrom('UTF-8', 'gbk', 'utf-16'), fc.string({ unit: 'grapheme' }))
    .map(([set, name]) => `x; filename*=${set}''${encodeURIComponent(name)}`),
);

test('no header makes a name that is empty, a path, or has control characters', () => {
  fc.assert(
    fc.property(headers, (header) => {
      const name = fileName(header);
      expect(name).not.toBe('');
      expect(name.length).toBeLessThanOrEqual(200);
      // oxlint-disable-next-line no-control-regex -- they are what must not be there
      expect(name).not.toMatch(/[/\\\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]|^\.|\.$/);
    }),
    { numRuns: 1000 },
  );
});
