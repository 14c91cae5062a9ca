import { describe, expect, test } from 'vitest';
import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import { menu } from '#app/api/menu.ts';
import { session } from '#app/api/account/session.ts';
import { account } from '#app/api/account/account.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import { ourMenu } from '#app/api/ours/people/menu.ts';
import { notices } from '#app/api/notices/notices.ts';
import { channels } from '#app/api/channels/channels.ts';
import { columns } from '#app/api/campaigns/columns.ts';
import { createClient } from '#app/api/client/client.ts';
import { isOutcomeUnknown } from '#app/api/client/error.ts';
import { answers } from '../../domains/answers.ts';
import { openScenario } from '../../open-scenario.ts';
import { scenarios, type Fault, type Scenario, type ScenarioName } from '../../scenarios.ts';
import { failOne, isShellFault, withFault } from './faults.ts';

/** A browser in front of a service: what cannot be reached is an error there, not an answer. */
function clientOf({ service, token }: Pick<ReturnType<typeof openScenario>, 'service' | 'token'>) {
  return createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: () => undefined,
    fetch: async (url, init) => {
      const response = (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 });
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}

const clientIn = (name: ScenarioName) => clientOf(openScenario(name));
const rename = { body: { company: null, name: '沈初', phone: null } };
const nameIn = async (client: ReturnType<typeof createClient>) => (await client.ask(account.detail, {})).name;

const faulty = Object.entries<Scenario>(scenarios).flatMap(([name, { fault }]) => (fault && name in scenarios ? [{ name, fault }] : []));
const open = (fault: Fault) => {
  const { service, token } = openScenario('super-ios');
  return clientOf({ service: withFault(service, answers, fault), token });
};

test.each(faulty.filter(({ fault }) => !isShellFault(fault)))('$name leaves alone what the shell needs', async ({ fault }) => {
  const client = open(fault);
  await expect(client.ask(apps.all, {})).resolves.toBeTruthy();
  const signIn = { body: { email: 'super@provena.test', password: 'provena-demo', remember: null } };
  await expect(client.send(session.login, signIn)).resolves.toMatchObject({ email: 'super@provena.test' });
});

test.each(faulty.filter(({ fault }) => isShellFault(fault)))(
  '$name lets people sign in, and fails one call of the shell',
  async ({ fault }) => {
    const client = open(fault);
    const signIn = { body: { email: 'super@provena.test', password: 'provena-demo', remember: null } };
    await expect(client.send(session.login, signIn)).resolves.toMatchObject({ email: 'super@provena.test' });
    const asked = [client.ask(apps.all, {}), client.ask(rights.of, { account: 'super@provena.test' }), client.ask(menu.hidden, {})];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  },
);

test('writes fail and reads succeed, and what was refused has changed nothing', async () => {
  const client = clientIn('writes-failing');
  const before = await nameIn(client);
  const error = await client.send(account.update, rename).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ trouble: 'broken', code: 500 });
  expect(isOutcomeUnknown(error)).toBe(false);
  expect(await nameIn(client)).toBe(before);
});

test('a write whose answer is lost has been made, and nobody can know', async () => {
  const client = clientIn('write-lost');
  const error = await client.send(account.update, rename).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ trouble: 'offline' });
  expect(isOutcomeUnknown(error)).toBe(true);
  expect(await nameIn(client)).toBe('沈初');
});

test('the session ends on the first write, once', async () => {
  const client = clientIn('session-ends-on-write');
  await expect(client.ask(notices.deployed, {})).resolves.toBeTruthy();
  await expect(client.send(account.update, rename)).rejects.toMatchObject({ trouble: 'session' });
  await expect(client.send(account.update, rename)).resolves.toBeNull();
});

describe('one of several calls fails', () => {
  type Client = ReturnType<typeof createClient>;
  const questions: readonly ((client: Client) => Promise<unknown>)[] = [
    (client) => client.ask(notices.deployed, {}),
    (client) => client.ask(channels.inUse, { app: 1001 }),
    (client) => client.ask(columns.all, { app: 1001, x: 'campaigninfo' }),
  ];
  const failuresIn = async (client: Client) => {
    const outcomes = [];
    for (const ask of [...questions, ...questions])
      outcomes.push(
        await ask(client).then(
          () => true,
          () => false,
        ),
      );
    return outcomes;
  };

  test('the first that is asked about something, also when it is tried again', async () => {
    expect(await failuresIn(clientIn('one-failing'))).toEqual([true, false, true, true, false, true]);
  });

  test('or the one that is named', async () => {
    const { service, token } = openScenario('super-ios');
    const client = clientOf({ service: withFault(service, answers, failOne(columns.all.call)), token });
    expect(await failuresIn(client)).toEqual([true, true, false, true, true, false]);
  });
});

test('the answers for the app left behind come after those of the next', async () => {
  const client = clientIn('late-answers');
  const order: string[] = [];
  const ask = (app: number) => client.ask(channels.inUse, { app }).then(() => order.push(String(app)));
  const first = ask(1001);
  await Promise.all([ask(1002), ask(1002)]);
  await first;
  expect(order).toEqual(['1002', '1002', '1001']);
  await ask(1001);
  expect(order).toHaveLength(4);
});

test('a plain back end knows the calls of the specification, and none of ours', async () => {
  const client = clientIn('plain-backend');
  expect(await client.ask(apps.frequent, {})).toEqual(expect.any(Array));
  await expect(client.ask(campaigns.names, { app: 1001 })).rejects.toMatchObject({ trouble: 'lacking', isPassing: false });
  // Also of the shell, which other faults spare.
  await expect(client.ask(ourMenu.order, {})).rejects.toMatchObject({ trouble: 'lacking' });
});
