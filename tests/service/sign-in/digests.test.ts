import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { codeOf } from '#mocks/world/members/registration/mails.ts';
import { folder, json, serve } from '../testServer.ts';

interface Mail {
  to: string;
  at: string;
}

/** The service with its state in a file. */
async function stored(stateFile = join(folder(), 'state.json')) {
  const mails: Mail[] = [];
  const server = await serve({ backend: () => createEmbedded({ stateFile, post: (mail) => mails.push(mail) }) });
  const call = async (path: string, init: RequestInit = {}) => (await fetch(`${server.origin}${path}`, init)).json();
  const codeIn = (index: number) => new URL(mails[index]?.at ?? '', server.origin).searchParams;
  return { ...server, stateFile, call, codeIn, state: () => readFileSync(stateFile, 'utf8') };
}

const signIn = async (call: (path: string, init: RequestInit) => Promise<{ content: { token: string } }>, email = 'super@provena.test') =>
  (await call('/api/login/loginweb', json({ email, password: 'provena-demo' }))).content.token;

const detailAs = (token: string): [string, RequestInit] => ['/api/account/detail', { headers: { Authorization: token } }];

test('a token works, is stored as its digest, works after a restart, and ends with its sign-out', async () => {
  const first = await stored();
  const token = await signIn(first.call);
  expect(first.state()).not.toContain(token);
  await first.close();
  const { call } = await stored(first.stateFile);
  expect(await call(...detailAs(token))).toMatchObject({ code: 200, content: { email: 'super@provena.test' } });
  await call('/api/login/logout', { headers: { Authorization: token } });
  expect((await call(...detailAs(token))).code).toBe(-1002);
});

test('two installations give different tokens to the same sign-in', async () => {
  const [one, other] = [await stored(), await stored()];
  expect(await signIn(one.call)).not.toBe(await signIn(other.call));
});

test('what a thief finds in the file signs nobody in', async () => {
  const { call, state } = await stored();
  await signIn(call);
  const [digest = ''] = Object.keys(JSON.parse(state()).saved.sessions);
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect((await call(...detailAs(digest))).code).toBe(-1002);
});

test('sessions of a file of version 2 go on, without their tokens', async () => {
  const { stateFile, close, call } = await stored();
  const other = await signIn(call);
  await close();
  const file = JSON.parse(readFileSync(stateFile, 'utf8'));
  const sessions = { 'old-token': { token: 'old-token', account: 1, since: '2026-11-20 10:00:00' }, ended: null };
  writeFileSync(stateFile, JSON.stringify({ version: 2, saved: { ...file.saved, sessions } }));
  const second = await stored(stateFile);
  expect(second.said).toEqual([]);
  expect((await second.call(...detailAs('old-token'))).code).toBe(200);
  expect((await second.call(...detailAs(other))).code).toBe(-1002);
  await signIn(second.call);
  expect(second.state()).not.toContain('old-token');
  expect(JSON.parse(second.state()).version).toBe(3);
});

test('the code of a reset works once, and is not in the file', async () => {
  const { call, codeIn, state } = await stored();
  await call('/api/reged/sendforgetpwdemail?email=staff%40provena.test');
  const code = codeIn(0).get('message') ?? '';
  expect(code).toMatch(/^[\da-f]{48}$/);
  expect(state()).not.toContain(code);
  const owner = async () => (await call(`/api/reged/validatepass?message=${code}`)).code;
  const reset = async (password: string) => (await call('/api/reged/updatepwd/5', json({ message: code, password }))).code;
  expect([await owner(), await reset('another-26'), await reset('another-27'), await owner()]).toEqual([200, 200, -5000, 400]);
});

test('the codes of a change of email work, and are not in the file', async () => {
  const { call, codeIn, state } = await stored();
  const token = await signIn(call, 'staff@provena.test');
  const send = (path: string, body: object, method = 'POST') => {
    const { headers, ...init } = json(body, method);
    return call(path, { ...init, headers: { ...headers, Authorization: token } });
  };
  expect((await send('/api/account/email', { email: 'new@provena.test', password: 'provena-demo' }, 'PUT')).code).toBe(200);
  const [confirm, takeBack] = [codeIn(0).get('confirmEmail') ?? '', codeIn(1).get('message') ?? ''];
  for (const code of [confirm, takeBack]) {
    expect(code).toMatch(/^[\da-f]{48}$/);
    expect(state()).not.toContain(code);
  }
  expect(await send('/api/account/email/confirm', { message: confirm })).toMatchObject({
    code: 200,
    content: { email: 'new@provena.test' },
  });
  expect(await send('/api/reged/email/restore', { message: takeBack })).toMatchObject({ content: { email: 'staff@provena.test' } });
});

test('mails of an earlier version, which have no digest, still work', async () => {
  const { call } = await stored();
  const person = { id: 9, email: 'pending@provena.test', password: 'provena-demo' };
  expect((await call(`/api/reged/activate?message=${codeOf('activate', person)}`, { method: 'POST' })).code).toBe(200);
});
