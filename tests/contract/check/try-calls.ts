import { session } from '#app/api/account/session.ts';
import { createClient, type Client } from '#app/api/client/client.ts';
import { ApiError } from '#app/api/client/error.ts';
import type { Declared } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { reports } from '#app/api/reports/reports.ts';
import { isPaged, pagingFault } from './paging.ts';
import { sampleFor, type Known } from './sample.ts';
import { createThrowAway, deleteThrowAway, isWithinApp } from './throwAway.ts';
import { zoneFault } from './zone.ts';

export type Verdict = 'conforms' | 'refused' | 'lacking' | 'broken' | 'malformed' | 'unreachable' | 'not tried';

export interface Tried {
  name: string;
  call: string;
  verdict: Verdict;
  /** The code of a refusal, the field that could not be read, why it was not tried. */
  detail: string;
  isOurs: boolean;
  /** How long its answer took. */
  milliseconds: number | null;
}

export interface Backend {
  origin: string;
  email?: string | undefined;
  password?: string | undefined;
  /** The days of reports are those of this zone. */
  timeZone?: string;
  /** Writes as well: within an app that is made for it, and deleted at the end. Nothing else is ever deleted, switched off or signed out. */
  isWriting?: boolean;
  milliseconds?: number;
  /** Hears of an app that was made here and could not be deleted. */
  onLeftOver?: (app: number) => void;
}

const neverTried = /delete|discard|cancel|logout|password|disable|forbid/i;

/** Tries each declared call against a back end through the client of the console, reads first, and those without an id before those with one. */
export async function tryCalls(contract: readonly Declared[], backend: Backend): Promise<Tried[]> {
  const dropped = new Map<string, string>();
  let token: string | null = null;
  const client = createClient({
    origin: backend.origin,
    token: () => token,
    onSessionLost: () => undefined,
    onDropped: ({ call }, [row]) => dropped.set(call, row?.field ?? ''),
    limit: () => AbortSignal.timeout(backend.milliseconds ?? 15_000),
  });
  const known: Record<string, string | number> = { ...words };
  token = await signIn(client, backend, known);

  const tried = new Map<string, Tried>();
  const all = inOrder(contract);
  const tryAll = async (some: readonly Declared[], throwAway: number | null) => {
    // Where it writes, only ids of what was made there are known: a record of another app may be found by its id alone.
    const here = throwAway === null ? known : { ...words, ...appNames(throwAway) };
    for (const { name, endpoint } of some) {
      const reason = whyNot({ name, endpoint }, backend, throwAway);
      const given = reason ? null : sampleFor(endpoint, { ...here, ...ids.get(here, name) });
      const begin = performance.now();
      const outcome = given
        ? await attempt(client, endpoint, given)
        : { verdict: 'not tried' as const, detail: reason || 'no id is known' };
      const milliseconds = given ? Math.round(performance.now() - begin) : null;
      if ('value' in outcome) ids.learn(here, name, outcome.value);
      const lost =
        dropped.get(endpoint.call) ?? (given && outcome.verdict === 'conforms' ? await deeper(client, endpoint, given, backend) : null);
      const { verdict, detail } = lost === null ? outcome : { verdict: 'malformed' as const, detail: lost };
      tried.set(name, { name, call: endpoint.call, verdict, detail, isOurs: endpoint.isOurs, milliseconds });
    }
  };
  await tryAll(
    all.filter(({ endpoint }) => endpoint.kind !== 'mutation'),
    null,
  );
  const throwAway = backend.isWriting ? await createThrowAway(client) : null;
  try {
    await tryAll(
      all.filter(({ endpoint }) => endpoint.kind === 'mutation'),
      throwAway,
    );
  } finally {
    if (throwAway !== null && !(await deleteThrowAway(client, throwAway))) backend.onLeftOver?.(throwAway);
  }
  return contract.flatMap(({ name }) => tried.get(name) ?? []);
}

/** A report that every back end has: its name is a word of the specification. */
const words = { report: 'campaigninfo' };

const appNames = (id: number) => ({ app: id, appId: id, appid: id });

/** What the shape of one answer does not show: pages that overlap, days of another zone. */
async function deeper(client: Client, endpoint: Endpoint, given: Record<string, unknown>, { timeZone }: Backend): Promise<string | null> {
  try {
    if (endpoint.call === reports.rows.call) return await zoneFault(client, Number(given['app']), timeZone ?? 'Asia/Shanghai');
    return isPaged(endpoint) ? await pagingFault(client, endpoint, given) : null;
  } catch (error) {
    return error instanceof ApiError ? `asked again: ${error.message}` : 'asked again, it could not be read';
  }
}

async function signIn(client: Client, { email, password }: Backend, known: Record<string, string | number>): Promise<string | null> {
  if (!email || !password) return null;
  const reply = await client.send(session.login, { body: { email, password, remember: null } }).catch(() => null);
  if (!reply || !('token' in reply)) return null;
  Object.assign(known, { token: reply.token, account: String(reply.id), accountId: reply.id });
  return reply.token;
}

/** The app is known to every call. */
const needsId = ({ endpoint }: Declared) =>
  Object.entries(endpoint.placeholders).some(([name, { json }]) => json['type'] === 'integer' && !(name in appNames(0)));

function inOrder(contract: readonly Declared[]): Declared[] {
  const rank = (one: Declared) => (one.name === 'apps.all' ? 0 : (one.endpoint.kind === 'mutation' ? 3 : 1) + (needsId(one) ? 1 : 0));
  return contract.toSorted((a, b) => rank(a) - rank(b));
}

function whyNot({ name, endpoint }: Declared, { isWriting }: Backend, throwAway: number | null): string {
  if (endpoint.kind !== 'mutation') return '';
  if (!isWriting) return 'writes';
  if (!isWithinApp(endpoint)) return 'writes outside of an app';
  if (throwAway === null) return 'no app could be made to write in';
  return endpoint.method === 'DELETE' || neverTried.test(`${name} ${endpoint.call}`) ? 'never tried' : '';
}

async function attempt(client: Client, endpoint: Endpoint, given: Record<string, unknown>) {
  try {
    if (endpoint.kind === 'download') {
      await client.download(endpoint, given);
      return { verdict: 'conforms' as const, detail: '' };
    }
    return { verdict: 'conforms' as const, detail: '', value: await client.send(endpoint, given) };
  } catch (error) {
    if (error instanceof ApiError) return judged(error);
    throw error;
  }
}

function judged({ trouble, code, status, field }: ApiError): { verdict: Verdict; detail: string } {
  if (trouble === 'lacking') return { verdict: 'lacking', detail: `HTTP ${status ?? '?'}` };
  if (trouble === 'malformed') return { verdict: 'malformed', detail: field ?? 'no envelope' };
  if (trouble === 'offline' || trouble === 'timeout' || trouble === 'cancelled') return { verdict: 'unreachable', detail: trouble };
  // A refusal comes in the envelope of the service; another status than 200, or none that can be read, is a failure.
  if (trouble === 'broken') return { verdict: 'broken', detail: `HTTP ${status ?? '?'}` };
  return { verdict: 'refused', detail: code === null ? `HTTP ${status ?? '?'}` : String(code) };
}

/** Ids from a list of a domain are used for its other calls, the first app for all calls. */
const ids = {
  get: (known: Known, name: string) => {
    const id = known[domainOf(name)];
    return id === undefined ? {} : { id };
  },
  learn: (known: Record<string, string | number>, name: string, value: unknown) => {
    const id = firstId(value);
    if (id === undefined) return;
    known[domainOf(name)] ??= id;
    if (name === 'apps.all') Object.assign(known, appNames(Number(id)));
  },
};

const domainOf = (name: string) => `#${name.split('.')[0] ?? ''}`;

/** The first `id` in what came, wherever it stands. */
function firstId(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && (typeof value.id === 'number' || typeof value.id === 'string')) return value.id;
  for (const part of Object.values(value)) {
    const id = firstId(part);
    if (id !== undefined) return id;
  }
  return undefined;
}
