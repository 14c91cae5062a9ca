import { beforeAll, describe, expect, test } from 'vitest';
import { personOf, type Person } from '../contract/check/rights/person.ts';
import { isWrite, rulesOf } from '../contract/check/rights/rules.ts';
import { sampleFor, wantedInputs } from '../contract/check/sample.ts';
import { rights } from '#app/api/account/rights.ts';
import { session } from '#app/api/account/session.ts';
import { contract, type Declared } from '#app/api/contract.ts';
import { ApiError } from '#app/api/client/error.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import type { Client } from '#app/api/client/client.ts';
import { emailOf, testService } from '#mocks/domains/testService.ts';

/** The demo accounts of one company, and how the rules name them. */
const people = {
  super: { isOwner: true, isAdmin: true, mayBind: true },
  manager: { isManager: true, isAdmin: true, mayBind: true },
  appmanager: { isAdmin: true },
  'appmanager.ads': { isAdmin: true, mayBind: true },
  staff: {},
  analyst: {},
  channel: { isPartner: true },
  demo: { isDemo: true },
} as const satisfies Record<string, Partial<Record<'isOwner' | 'isManager' | 'isAdmin' | 'mayBind' | 'isPartner' | 'isDemo', true>>>;
type Name = keyof typeof people;

/** Calls that anybody may make without a session are not about rights. */
const closed = contract.filter(({ endpoint }) => !endpoint.isOpen);

test('every declared call has one rule', () => {
  expect(closed.filter((one) => rulesOf(one).length !== 1).map(({ name }) => name)).toEqual([]);
});

/** Where the simplest input is not understood, or is about nothing: the right has to be asked for before. */
const inputs: Readonly<Record<string, object>> = {
  'reports.rows': { report: 'campaigninfo', by: 'campaign', metrics: ['installs'] },
  'apps.update': { body: { id: 1001, name: '星海', industry: null, clickWindow: 7, viewWindow: 1, timeZone: null, currency: null } },
};

function inputOf({ name, endpoint }: Declared): Readonly<Record<string, unknown>> {
  const id = { id: 1001, app: 1001, appId: 1001, appid: 1001, report: 'campaigninfo', startdate: '2026-11-14', enddate: '2026-11-20' };
  return { ...id, ...sampleFor(endpoint, id), ...wantedInputs[name], ...inputs[name] };
}

async function attempt(client: Client, declared: Declared): Promise<'answered' | 'refused' | 'wrong'> {
  const { endpoint } = declared;
  const input = inputOf(declared);
  try {
    await (endpoint.kind === 'download' ? client.download(endpoint, input) : client.send(endpoint, input));
    return 'answered';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.trouble === 'refused' && error.code === -1003 ? 'refused' : 'wrong';
  }
}

/** The partner's own channels are the world's business; everything else that has a name is not for them. */
test('nothing that a channel partner gets names a campaign of another channel', async () => {
  const stand = testService();
  const { client: owner } = await stand.signIn('super');
  const { client: partner } = await stand.signIn('channel');
  const all = await owner.ask(campaigns.page, { app: 1001, size: 500 });
  const mine = new Set((await partner.ask(campaignChoices.search, { app: 1001, search: null })).map(({ id }) => id));
  const others = all.rows.filter(({ id }) => !mine.has(id)).map(({ name }) => name);
  expect(mine.size).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(10);
  const naming = async (client: Client) => {
    const calls: string[] = [];
    for (const one of closed.filter(({ endpoint }) => endpoint.kind === 'query')) {
      const text = JSON.stringify(await client.send(one.endpoint, inputOf(one)).catch(() => null)) ?? '';
      if (others.some((name) => text.includes(JSON.stringify(name)))) calls.push(one.name);
    }
    return calls;
  };
  expect(await naming(owner)).toEqual(expect.arrayContaining(['campaigns.page', 'campaignChoices.search', 'reports.rows']));
  expect(await naming(partner)).toEqual([]);
});

// `Object.keys` forgets whose keys they are.
describe.each(Object.keys(people) as Name[])('%s', (name) => {
  const stand = testService();
  let client: Client;
  let person: Person;
  let said: Person | null;

  beforeAll(async () => {
    ({ client } = await stand.signIn(name));
    const { menus } = await client.ask(rights.menus, {});
    const keys = (which: 'canView' | 'canEdit') => new Set(menus.flatMap((one) => (one[which] ? [one.key] : [])));
    const reply = await stand.client.send(session.login, { body: { email: emailOf(name), password: 'provena-demo', remember: null } });
    said = 'token' in reply ? personOf(reply, menus) : null;
    const known: Partial<Person> = people[name];
    person = {
      isOwner: false,
      isManager: false,
      isAdmin: false,
      mayBind: false,
      isPartner: false,
      isDemo: false,
      view: keys('canView'),
      edit: keys('canEdit'),
      ...known,
    };
  });

  test('is known by what the service says at the sign-in', () => {
    expect(said).toEqual(person);
  });

  test('is refused what the console hides, whatever is sent', async () => {
    const hidden = closed.filter((one) => rulesOf(one).some((rule) => !rule(person, isWrite(one))));
    const open: string[] = [];
    for (const one of hidden) if ((await attempt(client, one)) !== 'refused') open.push(one.name);
    expect(open).toEqual([]);
  });
});
