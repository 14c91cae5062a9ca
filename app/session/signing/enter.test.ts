import { expect, test } from 'vitest';
import { LoginResult } from '../../api/account/shapes.ts';
import { createQueryClient } from '../../api/client/queryClient.ts';
import { testClient } from '../../api/client/testClient.ts';
import { decode } from '../../api/wire/codec.ts';
import { createBrowserStorage } from '../browserStorage.ts';
import { createCookieStore } from '../cookieStore.ts';
import { enter } from './enter.ts';
import { leave } from './leave.ts';
import { Session } from '../session.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A session with a service that answers as given. Records each call with the token that the session had at that moment. */
function consoleWith(answer: (path: string) => Response | Promise<Response>) {
  const session = new Session(createCookieStore({ cookie: '' }, false), createBrowserStorage(denied));
  const calls: { path: string; as: string | null; held: string | null }[] = [];
  const { client } = testClient(
    ({ url, init }) => {
      const path = url.split('?')[0] ?? '';
      calls.push({ path, as: new Headers(init.headers).get('Authorization'), held: session.token() });
      return answer(path);
    },
    { token: () => session.token(), onSessionLost: () => session.end('lost') },
  );
  return { session, calls, cache: createQueryClient(client) };
}

function login(more = {}): LoginResult {
  const read = decode(LoginResult, {
    id: 1,
    email: 'a@provena.test',
    token: 't-1',
    roleCategory: 0,
    isSuperUser: true,
    status: 1,
    activeStatus: true,
    ...more,
  });
  if (!read.isRead) throw new Error(read.reason);
  return read.value;
}

const menus = () =>
  Response.json({ code: 200, content: { roleAuthDetailList: [{ auth: 'roi@monitor', view: true, edit: false, sort: 1 }] } });

test.each([
  ['a complete account', true, login()],
  ['one that has to be completed, with registration flag 1', true, login({ activeStatus: false })],
  ['one that is not active (A-14)', false, login({ status: -3 })],
])('the rights by page of %s are read at the sign-in: %s (R-112)', async (_, isRead, result) => {
  const { session, calls, cache } = consoleWith(menus);
  await enter({ cache, session }, result, true);
  expect(calls.map(({ path }) => path)).toEqual(isRead ? ['/api/account/authmenus'] : []);
  expect(session.get().menus).toHaveLength(isRead ? 1 : 0);
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['is not reached', () => Promise.reject(new TypeError('no network'))],
])('who has signed in is signed in, also where the call for the rights %s', async (_, answer) => {
  const { session, cache } = consoleWith(answer);
  await enter({ cache, session }, login(), true);
  expect(session.token()).toBe('t-1');
  expect(session.get().menus).toEqual([]);
});

test.each(['signedOut', 'expired'] as const)(
  '%s: the session ends before the service is told, and nobody waits for its answer (R-113)',
  (reason) => {
    const { session, calls, cache } = consoleWith(() => new Promise(() => undefined));
    session.begin(login());
    leave({ cache, session }, reason);
    expect(session.get()).toMatchObject({ account: null, ended: reason });
    expect(calls).toEqual([{ path: '/api/login/logout', as: 't-1', held: null }]);
  },
);

test('a late answer to a sign-out does not end the session that has begun since', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const { session, cache } = consoleWith(() => new Promise((resolve) => answers.push(resolve)));
  session.begin(login());
  leave({ cache, session });
  session.begin(login({ token: 't-2' }));
  answers[0]?.(new Response('', { status: 401 }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.token()).toBe('t-2');
});

test('where nobody is signed in there is nothing to tell', () => {
  const { session, calls, cache } = consoleWith(menus);
  leave({ cache, session });
  expect(calls).toEqual([]);
});
