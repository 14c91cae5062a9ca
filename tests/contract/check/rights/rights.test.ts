import { expect, test } from 'vitest';
import { contract, type Declared } from '#app/api/contract.ts';
import { emailOf, testService } from '#mocks/domains/testService.ts';
import type { Tried } from '../try-calls.ts';
import type { Place } from '../visitor.ts';
import { walkAll } from '../walk.ts';

type Fetch = NonNullable<Place['fetch']>;

const roles = ['super', 'appmanager', 'staff', 'channel', 'demo', 'nobody'];
const accounts = roles.map((role) => (role === 'nobody' ? { role } : { role, email: emailOf(role), password: 'provena-demo' }));

const embedded = (): Fetch => {
  const { service } = testService();
  return async (url, init) => (await service.handle(new Request(url, init))) ?? Response.json({ code: 404 }, { status: 404 });
};

const isRead = (name: string) => contract.some((one) => one.name === name && one.endpoint.kind !== 'mutation');

/** Enough to find out a back end that gets some of them wrong. */
const few = contract.filter(({ name }) => /^(apps|roles|campaigns|appSettings)\./.test(name));

/** All that went wrong, as `role call verdict: detail`. */
async function wrongIn(fetch: Fetch, isWriting = false, some: readonly Declared[] = few) {
  const walks = await walkAll(some, accounts, { origin: 'http://localhost', asks: 1, fetch, isWriting });
  const isWrong = ({ verdict }: Tried) => verdict.startsWith('wrongly');
  const wrong = walks.flatMap(({ role, tried }) =>
    tried.filter(isWrong).map(({ name, verdict, detail }) => `${role} ${name} ${verdict}: ${detail}`),
  );
  return { walks, wrong };
}

test('the embedded service refuses to each role what is closed to it, reads and writes', async () => {
  const { walks, wrong } = await wrongIn(embedded(), true, contract);
  expect(wrong).toEqual([]);
  const closed = (role: string, verdict: string, test: RegExp) =>
    walks
      .find((one) => one.role === role)
      ?.tried.filter((one) => one.may === false && one.verdict === verdict && test.test(one.call))
      .map(({ name }) => name);
  expect(closed('channel', 'refused', /./)).toEqual(
    expect.arrayContaining(['members.page', 'campaigns.page', 'campaigns.create', 'appSettings.saveTracking']),
  );
  // Asked for by the ids that the owner sees: nothing is left out because this role knows none.
  const [owner] = walks;
  const asked = new Set(owner?.tried.flatMap(({ name, verdict }) => (verdict === 'not tried' ? [] : [name])));
  expect(closed('channel', 'not tried', /./)?.filter((name) => asked.has(name) && isRead(name))).toEqual([]);
  expect(closed('nobody', 'refused', /^PUT/)).toContain('appSettings.saveTracking');
  expect(closed('super', 'refused', /./)).toEqual([]);
});

const roleRead = 'GET /api/mng/auth/role/find';

/** The embedded service, except that it has some calls answered to everybody, as to the owner, and others refused to everybody in a way of its own. */
async function careless(
  faults: Readonly<Record<string, 'open' | { code: number; status?: number; isOwnerSpared?: boolean }>>,
): Promise<Fetch> {
  const { service, signIn, world } = testService();
  const { token: owner } = await signIn('super');
  const isOwner = (token: string | null) => world.callerOf(token)?.email === emailOf('super');
  return async (url, init) => {
    const request = new Request(url, init);
    const call = `${request.method} ${new URL(request.url).pathname.replace(/\/\d+\//, '/{app}/')}`;
    const fault = faults[call];
    const isSpared = fault !== 'open' && fault?.isOwnerSpared && isOwner(request.headers.get('authorization'));
    if (fault === 'open') request.headers.set('authorization', owner ?? '');
    else if (fault && !isSpared) return Response.json({ code: fault.code, message: '' }, { status: fault.status ?? 200 });
    return (await service.handle(request)) ?? Response.json({ code: 404 }, { status: 404 });
  };
}

test('a back end that answers whoever asks is found out, for reads and within the throw-away app for writes', async () => {
  const fetch = await careless({ [roleRead]: 'open', 'PUT /api/{app}/settings/tracking': 'open' });
  expect((await wrongIn(fetch, true)).wrong.toSorted()).toEqual(
    [
      ...['staff', 'channel', 'demo'].map((role) => `${role} roles.all wrongly answered: this role may not`),
      'nobody roles.all wrongly answered: without a session',
      ...['staff', 'channel', 'demo'].map((role) => `${role} appSettings.saveTracking wrongly answered: this role may not`),
      'nobody appSettings.saveTracking wrongly answered: without a session',
    ].toSorted(),
  );
  // Nothing closed is written where the check only reads.
  const { walks } = await wrongIn(fetch);
  expect(walks.flatMap(({ tried }) => tried).filter(({ call, verdict }) => call.startsWith('PUT') && verdict !== 'not tried')).toEqual([]);
});

test.each([
  ['the end of the session', { code: -1002 }, '-1002, not -1003'],
  ['a record that is not there', { code: 404, status: 404 }, '404, not -1003'],
])('a refusal by %s is the wrong one', async (_, fault, detail) => {
  const { wrong } = await wrongIn(await careless({ [roleRead]: fault }));
  const closed = ['staff', 'channel', 'demo'].map((role) => `${role} roles.all wrongly refused: ${detail}`);
  expect(wrong).toEqual(expect.arrayContaining(closed));
});

test('a refusal of what the role may have is the wrong one, and so is a right where there is no session', async () => {
  const { wrong } = await wrongIn(await careless({ [roleRead]: { code: -1003 } }));
  expect(wrong).toEqual([
    'super roles.all wrongly refused: -1003, though this role may',
    'appmanager roles.all wrongly refused: -1003, though this role may',
    'nobody roles.all wrongly refused: -1003, not -1002',
  ]);
});

test('what is refused to the owner as well is closed by the app, not by the role', async () => {
  const page = 'GET /api/{app}/campaigns';
  const names = async (fetch: Fetch) => (await wrongIn(fetch)).wrong.filter((one) => one.includes('campaigns.page'));
  expect(await names(await careless({ [page]: { code: -1003 } }))).toEqual(['nobody campaigns.page wrongly refused: -1003, not -1002']);
  expect(await names(await careless({ [page]: { code: -1003, isOwnerSpared: true } }))).toEqual([
    'appmanager campaigns.page wrongly refused: -1003, though this role may',
    'staff campaigns.page wrongly refused: -1003, though this role may',
    'demo campaigns.page wrongly refused: -1003, though this role may',
    'nobody campaigns.page wrongly refused: -1003, not -1002',
  ]);
});

test('who is turned away at the sign-in is not judged', async () => {
  const walks = await walkAll(contract, [{ role: 'owner', email: emailOf('super'), password: 'wrong' }], {
    origin: 'http://localhost',
    fetch: embedded(),
  });
  expect(walks[0]?.state).toBe('turned away');
  expect(walks[0]?.tried.filter(({ may }) => may !== null)).toEqual([]);
});
