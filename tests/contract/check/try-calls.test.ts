import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { accountsIn } from './accounts.ts';
import { reportOn } from './report/report.ts';
import { tableOf } from './report/table.ts';
import type { Tried } from './try-calls.ts';
import { walkAll, type Backend } from './walk.ts';

const app = { id: 1001, name: 'Shanhai', appkey: 'a81f', platform: 'iOS' };
const done = (content: unknown) => ({ code: 200, message: '', content });

/** A back end that does some calls well, some badly and most not at all. */
const answers: Readonly<Record<string, unknown>> = {
  'POST /api/login/loginweb': done({ id: 7, email: 'super@provena.test', roleCategory: 0, token: 't-7' }),
  'GET /api/app/findall': done({ generalUsed: [], all: [app] }),
  'GET /api/mng/app/find/1001': done(app),
  'GET /api/notice/findDeploy': done([{ id: 'none', title: 'A notice' }]),
  'GET /api/account/flow/info': done({ trackLimit: 'plenty' }),
  'GET /api/white/find/page': done({ list: [{ id: 1, deviceId: 'a', idType: 'IDFA', lastTime: '2026-11-20 10:32:00 CST' }], total: 1 }),
  'GET /api/login/limit': { code: -30, message: 'not today' },
  'PUT /api/account/updateBase': done(null),
  'POST /api/mng/app/create': done({ ...app, id: 7777 }),
  'DELETE /api/mng/app/delete/7777': done(null),
  'PUT /api/7777/settings/tracking': done(null),
};

let origin = '';
let server: Server;
let seen: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', method, headers }, response) => {
    const call = `${method ?? ''} ${url.split('?')[0] ?? ''}`;
    seen.push(call);
    const isKnown = call.endsWith('loginweb') || headers.authorization === 't-7';
    const answer = isKnown ? answers[call] : { code: -1002, message: '' };
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? 'nothing here'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());
beforeEach(() => void (seen = []));

const of = (tried: readonly Tried[], name: string) => {
  const found = tried.find((one) => one.name === name);
  return found && [found.verdict, found.detail];
};
/** As one account. */
async function tryAll(some: typeof contract, { email, password, ...backend }: Backend & { email?: string; password?: string }) {
  const [walk] = await walkAll(some, [{ role: 'one', email, password }], backend);
  return walk?.tried ?? [];
}
const signedIn = { email: 'super@provena.test', password: 'provena-demo' };

test('each read call gets its verdict', async () => {
  const tried = await tryAll(contract, { origin, ...signedIn });
  expect(tried.map(({ name }) => name)).toEqual(contract.map(({ name }) => name));
  expect(of(tried, 'apps.all')).toEqual(['conforms', '']);
  expect(of(tried, 'apps.one')).toEqual(['conforms', '']);
  expect(of(tried, 'notices.deployed')).toEqual(['malformed', '0.id']);
  expect(of(tried, 'flow.usage')).toEqual(['malformed', 'trackLimit']);
  expect(of(tried, 'devices.page')).toEqual(['malformed', '0.lastTime']);
  expect(of(tried, 'services.statuses')).toEqual(['refused', '-30']);
  expect(of(tried, 'menu.hidden')).toEqual(['broken', 'HTTP 404']);
  expect(of(tried, 'account.update')).toEqual(['not tried', 'writes']);
  const table = tableOf(reportOn(origin, [{ role: 'owner', state: 'signed in', tried }]));
  expect(table).toContain('GET /api/login/limit');
  expect(of(tried, 'session.login')).toEqual(['conforms', '']);
  expect(table.split('\n').at(-1)).toMatch(
    /^\d+ conforms, \d+ refused, \d+ lacking, \d+ broken, 3 malformed, 0 wrongly answered, 0 wrongly refused, 0 unreachable, \d+ not tried$/,
  );
});

test('it writes only when told to, and only within an app of its own, which it deletes again', async () => {
  await tryAll(contract, { origin, ...signedIn });
  expect(seen.filter((call) => /^(PUT|DELETE)/.test(call))).toEqual([]);
  const tried = await tryAll(contract, { origin, ...signedIn, isWriting: true });
  expect(of(tried, 'appSettings.saveTracking')).toEqual(['conforms', '']);
  expect(of(tried, 'account.update')).toEqual(['not tried', 'writes outside of an app']);
  const written = seen.filter((call) => /^(PUT|DELETE)|create$/.test(call));
  expect(written).toEqual(expect.arrayContaining(['POST /api/mng/app/create', 'PUT /api/7777/settings/tracking']));
  expect(written.filter((call) => !/create$|\/7777(\/|$)/.test(call))).toEqual([]);
  // No record of another app is named, which a back end may find by its id alone.
  const sinceMade = seen.slice(seen.indexOf('POST /api/mng/app/create') + 1);
  expect(sinceMade.flatMap((call) => call.match(/(?<=\/)\d+(?=\/|$)/g) ?? []).filter((id) => id !== '7777')).toEqual([]);
  expect(seen.filter((call) => /^DELETE|delete\/|logout|updatepwd/i.test(call.replace('delete/valid', '')))).toEqual([
    'DELETE /api/mng/app/delete/7777',
  ]);
});

test('without a sign-in the closed calls are refused with the end of the session', async () => {
  expect(of(await tryAll(contract, { origin }), 'apps.all')).toEqual(['refused', '-1002']);
});

test('a back end that is not there is unreachable', async () => {
  const some = contract.filter(({ name }) => ['apps.all', 'flow.usage', 'account.update'].includes(name));
  const tried = await tryAll(some, { origin: 'http://127.0.0.1:9', milliseconds: 2000 });
  expect(tried.map(({ verdict }) => verdict)).toEqual(['not tried', 'unreachable', 'unreachable']);
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
