import { rights, type AuthInfo, type MenuRight } from '#app/api/account/rights.ts';
import { session } from '#app/api/account/session.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { createClient, type Client } from '#app/api/client/client.ts';
import { attempt, type Answered, type Line } from './attempt.ts';
import { observed } from './compare/received.ts';
import { words, type Learned } from './known.ts';
import { personOf, type Person } from './rights/person.ts';

export interface Account {
  role: string;
  /** Without both nobody signs in. */
  email?: string | undefined;
  password?: string | undefined;
}

/** One account at a back end, through the client of the console. */
export interface Visitor extends Line {
  /** The answer to the sign-in. Null for a role that does not sign in. */
  signIn: Omit<Answered, 'value'> | null;
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

export async function enter({ origin, milliseconds = 15_000, fetch: send = fetch }: Place, { email, password }: Account): Promise<Visitor> {
  const dropped = new Map<string, string>();
  let token: string | null = null;
  const line = observed(send);
  const client = createClient({
    origin,
    fetch: line.fetch,
    token: () => token,
    onSessionLost: () => undefined,
    onDropped: ({ call }, [row]) => dropped.set(call, row?.field ?? ''),
    limit: () => AbortSignal.timeout(milliseconds),
  });
  const known: Learned = { ...words };
  const common = { client, last: line.last, known, dropped };
  if (!email || !password) return { ...common, state: 'nobody', signIn: null, who: () => 'nobody' };

  const { value: account, ...signIn } = await attempt(common, session.login, { body: { email, password, remember: null } });
  if (!isAccount(account)) {
    const inactive = { verdict: 'refused', detail: 'not activated', problem: 'the account is not activated' } as const;
    return { ...common, state: 'turned away', signIn: { ...signIn, ...(signIn.verdict === 'conforms' && inactive) }, who: () => 'unknown' };
  }
  token = account.token;
  Object.assign(known, { token, account: account.email, accountId: account.id });
  return { ...common, state: 'signed in', signIn, who: await whoIs(client, account) };
}

/** One that is not activated has no token. */
const isAccount = (value: unknown): value is LoginAccount => typeof value === 'object' && value !== null && 'token' in value;

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
