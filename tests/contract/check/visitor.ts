import { rights, type AuthInfo, type MenuRight } from '#app/api/account/rights.ts';
import { session } from '#app/api/account/session.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { createClient, type Client } from '#app/api/client/client.ts';
import { words, type Learned } from './known.ts';
import { personOf, type Person } from './rights/person.ts';

export interface Account {
  role: string;
  /** Without both nobody signs in. */
  email?: string | undefined;
  password?: string | undefined;
}

/** One account at a back end, through the client of the console. */
export interface Visitor {
  client: Client;
  /** Nobody wanted to sign in; somebody could not. */
  state: 'nobody' | 'signed in' | 'turned away';
  known: Learned;
  /** The field of a row that could not be read, by call. */
  dropped: ReadonlyMap<string, string>;
  /** Who that is in an app. */
  who: (app: number) => Person | 'nobody' | 'unknown';
}

/** Where it stands, and how long is waited for an answer. */
export interface Place {
  origin: string;
  milliseconds?: number;
  fetch?: NonNullable<Parameters<typeof createClient>[0]['fetch']>;
}

export async function enter({ origin, milliseconds = 15_000, fetch }: Place, { email, password }: Account): Promise<Visitor> {
  const dropped = new Map<string, string>();
  let token: string | null = null;
  const client = createClient({
    origin,
    ...(fetch && { fetch }),
    token: () => token,
    onSessionLost: () => undefined,
    onDropped: ({ call }, [row]) => dropped.set(call, row?.field ?? ''),
    limit: () => AbortSignal.timeout(milliseconds),
  });
  const known: Learned = { ...words };
  if (!email || !password) return { client, state: 'nobody', known, dropped, who: () => 'nobody' };

  const reply = await client.send(session.login, { body: { email, password, remember: null } }).catch(() => null);
  if (!reply || !('token' in reply)) return { client, state: 'turned away', known, dropped, who: () => 'unknown' };
  token = reply.token;
  Object.assign(known, { token, account: String(reply.id), accountId: reply.id });
  return { client, state: 'signed in', known, dropped, who: await whoIs(client, reply) };
}

/** Its rights in one app come before those of the account. Where they can't be read, nobody can say what it may. */
async function whoIs(client: Client, account: LoginAccount): Promise<Visitor['who']> {
  const [menus, told] = await Promise.all([
    client.ask(rights.menus, {}).then(
      ({ menus: all }): readonly MenuRight[] => all,
      () => null,
    ),
    client.ask(rights.of, { account: account.email }).catch((): AuthInfo | null => null),
  ]);
  if (!menus) return () => 'unknown';
  return (app) => personOf(account, (told?.apps.find((one) => one.app === app) ?? { menus }).menus);
}
