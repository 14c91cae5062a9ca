import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { painted } from '../image/paint.ts';
import { encode } from '../image/image.ts';
import { accept, wordsAbout } from '../accepted/accept.ts';
import { readLines } from '../accepted/lines.ts';
import type { GateRecord } from '../compare/record.ts';
import { reportServer } from './serve.ts';

const path = 'primitives/button/Button/kinds.light';
const line = { pixels: 'a'.repeat(16), spoken: 'b'.repeat(16), drawn: 'c'.repeat(16) };
const record: GateRecord = {
  inputs: 'then',
  filter: '',
  seen: 1,
  shot: 1,
  same: 0,
  seconds: 1,
  findings: [{ path, status: 'changed', variant: 'light', line }],
  causes: [],
  clusters: [{ id: 'c0ffee00', paths: [path], tokens: ['--radius-sm'], patch: { width: 1, height: 1, cells: [] } }],
};
let folder = '';
let inputs = 'then';
let url = '';
let server: ReturnType<typeof reportServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
  const write = async (file: string, data: string | Buffer) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), data);
  };
  await write('reports/record.json', JSON.stringify(record));
  await write('reports/index.html', '<!doctype html>\n<html lang="zh-CN">');
  await write(`reports/after/${path}.png`, await encode(painted(4, 4, [0, 0, 2, 2, '#000000'])));
  await write('stories/index.html', 'stories');
  await write('secret.txt', 'secret');
  const places = { root: folder, baselines: join(folder, 'baselines'), judged: join(folder, 'judged.txt') };
  server = reportServer({
    reports: join(folder, 'reports'),
    stories: join(folder, 'stories'),
    inputs: async () => inputs,
    accept: async (findings, run) => wordsAbout(await accept(findings, run, places)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // `listen` on a port gives an address of this form.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const post = (body: string, headers: Record<string, string> = { 'x-picture-review': 'accept' }) =>
  fetch(`${url}/accept`, { method: 'POST', body, headers });
const baseline = async () => (await readLines(join(folder, 'baselines'))).get(path);

test('the page knows that it is served; its pictures and the stories are beside it', async () => {
  expect(await (await fetch(url)).text()).toContain('<html data-served lang="zh-CN">');
  expect((await fetch(`${url}/after/${path}.png`)).headers.get('content-type')).toBe('image/png');
  expect(await (await fetch(`${url}/storybook/index.html`)).text()).toBe('stories');
});

test('nothing outside of the two folders is served', async () => {
  expect((await fetch(`${url}/%2e%2e%2fsecret.txt`)).status).toBe(404);
  expect((await fetch(`${url}/storybook/..%2fsecret.txt`)).status).toBe(404);
});

test('another site cannot accept', async () => {
  expect((await post('--cluster c0ffee00', {})).status).toBe(403);
  expect(await baseline()).toBeUndefined();
});

test('what the command would refuse is refused with the same words', async () => {
  inputs = 'later';
  const stale = await post('--cluster c0ffee00');
  inputs = 'then';
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('sources have changed')]);
  expect((await post('nosuchstory')).status).toBe(409);
  expect(await baseline()).toBeUndefined();
});

test('a cluster is accepted', async () => {
  const response = await post('--cluster c0ffee00');
  expect(await response.json()).toEqual([expect.stringContaining('Accepted 1 changed')]);
  expect(await baseline()).toEqual(line);
});
