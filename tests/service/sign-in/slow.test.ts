import { expect, test } from 'vitest';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { delayAfter, slowSignIn } from '#mocks/server/sign-in/slowSignIn.ts';
import { json, serve } from '../testServer.ts';

/** A service of one password, and a clock that does not wait but notes how long it would. */
function guarded() {
  let now = 0;
  const waited: number[] = [];
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds);
    now += milliseconds;
  };
  const handle = async (request: Request) => Response.json({ code: (await request.json()).password === 'right' ? 200 : -5000 });
  const { handle: answer } = slowSignIn({ handle }, { now: () => now, wait });
  const signIn = async (password: string, email = 'a@provena.test', address = '10.0.0.1') => {
    const reply = await answer(new Request('http://localhost/api/login/loginweb', json({ email, password })), address);
    return reply ? (await reply.json()).code : null;
  };
  return { waited, signIn, pass: (milliseconds: number) => (now += milliseconds) };
}

test('each wrong password makes the next attempt wait longer, up to half a minute', async () => {
  const { waited, signIn } = guarded();
  for (let times = 0; times < 10; times += 1) await signIn('wrong');
  expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(delayAfter(1000)).toBe(30_000);
});

test('neither another account nor another address waits', async () => {
  const { waited, signIn } = guarded();
  for (let times = 0; times < 6; times += 1) await signIn('wrong');
  waited.length = 0;
  await signIn('wrong', 'b@provena.test');
  await signIn('right', 'a@provena.test', '10.0.0.2');
  expect(waited).toEqual([]);
  // Another spelling is the same account.
  await signIn('wrong', ' A@Provena.test');
  expect(waited).toHaveLength(1);
});

test('the right password, or a quarter of an hour, makes up for the wrong ones', async () => {
  const { waited, signIn, pass } = guarded();
  for (let times = 0; times < 5; times += 1) await signIn('wrong');
  expect(await signIn('right')).toBe(200);
  waited.length = 0;
  await signIn('wrong');
  expect(waited).toEqual([]);
  for (let times = 0; times < 5; times += 1) await signIn('wrong');
  pass(15 * 60_000);
  waited.length = 0;
  await signIn('wrong');
  expect(waited).toEqual([]);
});

test('attempts at the same time wait for one another, and too many are refused', async () => {
  const { waited, signIn } = guarded();
  const codes = await Promise.all(Array.from({ length: 20 }, () => signIn('wrong')));
  expect(codes.filter((code) => code === -5000)).toHaveLength(5);
  expect(codes.filter((code) => code === 429)).toHaveLength(15);
  expect(waited).toEqual([1000, 2000]);
});

test('the embedded service slows down, and answers others meanwhile', async () => {
  const waited: number[] = [];
  const pace = { now: () => 0, wait: async (milliseconds: number) => waited.push(milliseconds) };
  const { origin } = await serve({ backend: () => createEmbedded({ stateFile: null, pace }) });
  const signIn = async (email: string, password: string) =>
    (await (await fetch(`${origin}/api/login/loginweb`, json({ email, password }))).json()).code;
  for (let times = 0; times < 4; times += 1) expect(await signIn('super@provena.test', 'wrong')).toBe(-5000);
  expect(waited).toEqual([1000]);
  expect(await signIn('manager@provena.test', 'provena-demo')).toBe(200);
  expect(waited).toEqual([1000]);
  expect(await signIn('super@provena.test', 'provena-demo')).toBe(200);
});
