import { expect, onTestFinished, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { session as calls } from '#app/api/account/session.ts';
import { createClient } from '#app/api/client/client.ts';
import { applyConfig } from '#app/lib/config/current.ts';
import { usualConfig } from '#app/lib/config/shape.ts';
import { createBrowserStorage } from '#app/session/browserStorage.ts';
import { createCookieStore } from '#app/session/cookieStore.ts';
import { Session } from '#app/session/session.ts';
import { learn } from '#app/session/signing/learn.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { json, serve } from '../testServer.ts';

const password = 'provena-demo';

/** A console and the browser that it is in, which has the HttpOnly cookie. Each `open` is a console that has nothing stored. */
async function httpOnly() {
  applyConfig({ ...usualConfig, session: 'httpOnly' });
  onTestFinished(() => applyConfig(usualConfig));
  const { origin } = await serve({ backend: () => createEmbedded({ stateFile: null, session: 'httpOnly' }) });
  const [set, headers]: [string[], Headers[]] = [[], []];
  let cookie = '';
  const browserFetch: typeof fetch = async (url, init) => {
    headers.push(new Headers(init?.headers));
    const answer = await fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } });
    for (const given of answer.headers.getSetCookie()) {
      set.push(given);
      cookie = given.includes('Max-Age=0') ? '' : (given.split(';')[0] ?? '');
    }
    return answer;
  };
  const connection = { origin, fetch: browserFetch };
  const open = () => {
    const session = new Session(
      createCookieStore({ cookie: '' }, false),
      createBrowserStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    return { session, client: createClient({ ...connection, token: () => session.token(), onSessionLost: () => session.end('lost') }) };
  };
  const signIn = (remember = true) => {
    const { session, client } = open();
    return client.send(calls.login, { body: { email: 'super@provena.test', password, remember } }).then((result) => {
      session.begin(result);
      return { session, client };
    });
  };
  return { origin, connection, open, signIn, set, headers, cookieOf: () => cookie };
}

test('the token is in a cookie that no script reads, calls send no token, and a sign-out removes it', async () => {
  const { signIn, set, headers, cookieOf } = await httpOnly();
  const { session, client } = await signIn();
  expect(set).toEqual([expect.stringMatching(/^provena_session=[\da-f]{48}; Max-Age=604800; Path=\/api; HttpOnly; SameSite=Lax$/)]);
  const token = cookieOf().split('=')[1] ?? '';
  expect(JSON.stringify(session.get())).not.toContain(token);
  expect((await client.ask(account.detail, {})).email).toBe('super@provena.test');
  expect(headers.map((sent) => sent.get('Authorization'))).toEqual([null, null]);
  await client.send(calls.logout, {});
  expect(cookieOf()).toBe('');
  await expect(client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  expect(session.get()).toMatchObject({ account: null, ended: 'lost' });
});

test('without “stay signed in” the cookie ends with the browser', async () => {
  const { signIn, set } = await httpOnly();
  await signIn(false);
  expect(set[0]).not.toContain('Max-Age');
});

test('a console with nothing stored learns who is signed in, and that nobody is', async () => {
  const { connection, open, signIn } = await httpOnly();
  const nobody = open().session;
  await learn(nobody, connection);
  expect(nobody.get()).toMatchObject({ account: null, ended: null });
  await signIn();
  const { session } = open();
  await learn(session, connection);
  expect(session.get()).toMatchObject({ account: { email: 'super@provena.test' } });
  expect(session.get().menus.length).toBeGreaterThan(25);
});

test('a service that cannot be reached leaves nobody signed in', async () => {
  const { open } = await httpOnly();
  const { session } = open();
  await learn(session, { origin: 'http://localhost', fetch: () => Promise.reject(new TypeError('no network')) });
  expect(session.get().account).toBeNull();
});

test('the cookie alone, as a form of another site sends it, is nobody', async () => {
  const { origin, signIn, cookieOf } = await httpOnly();
  await signIn();
  const codeWith = async (headers: Record<string, string>) =>
    (await (await fetch(`${origin}/api/account/detail`, { headers: { cookie: cookieOf(), ...headers } })).json()).code;
  expect([await codeWith({}), await codeWith({ auth_v2: '1' })]).toEqual([-1002, 200]);
  // A token of a script counts for nothing here.
  const token = cookieOf().split('=')[1] ?? '';
  expect((await (await fetch(`${origin}/api/account/detail`, { headers: { auth_v2: '1', Authorization: token } })).json()).code).toBe(
    -1002,
  );
});

test('over HTTPS the cookie is sent over HTTPS alone', async () => {
  const { origin } = await httpOnly();
  const init = json({ email: 'super@provena.test', password });
  const answer = await fetch(`${origin}/api/login/loginweb`, { ...init, headers: { ...init.headers, 'X-Forwarded-Proto': 'https' } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  expect((await answer.json()).content.token).toBeUndefined();
});
