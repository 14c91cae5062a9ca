import { rights } from '../../app/api/account/rights.ts';
import { session as calls } from '../../app/api/account/session.ts';
import { createClient, type ClientOptions } from '../../app/api/client/client.ts';
import type { Problem } from '../../app/lib/problem/problem.ts';
import { Session } from '../../app/session/session.ts';
import type { BrowserStorage } from '../../app/session/browserStorage.ts';
import { memoryCookies } from './memory.ts';

/** The session of a recorded problem, as it was. */
export function signInAs({ account, menus }: Pick<Problem, 'account' | 'menus'>, storage: BrowserStorage): Promise<Session> {
  const session = new Session(memoryCookies(), storage);
  if (account) session.begin(account);
  if (account) session.setMenus(menus);
  return Promise.resolve(session);
}

/** Where the calls go, when not to the service of the page. */
export type Connection = Pick<ClientOptions, 'origin' | 'fetch'>;

/** Signs in through the service; a null email stays signed out. `stored` holds entries that the browser has kept since an earlier sign-in. */
export async function signIn(
  email: string | null,
  storage: BrowserStorage,
  stored: Readonly<Record<string, unknown>> = {},
  connection: Connection = {},
): Promise<Session> {
  const session = new Session(memoryCookies(), storage);
  if (email === null) return session;
  const client = createClient({ ...connection, token: () => session.token(), onSessionLost: () => session.end() });
  session.begin(await client.send(calls.login, { body: { email, password: 'provena-demo', remember: null } }));
  if (session.token()) session.setMenus((await client.ask(rights.menus, {})).menus);
  for (const [name, value] of Object.entries(stored)) storage.put(name, value);
  return session;
}
