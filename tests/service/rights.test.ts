import { beforeAll, describe, expect, test } from 'vitest';
import { sampleFor } from '../contract/check/sample.ts';
import { rights } from '#app/api/account/rights.ts';
import { contract, type Declared } from '#app/api/contract.ts';
import { ApiError } from '#app/api/client/error.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import type { Client } from '#app/api/client/client.ts';
import { testService } from '#mocks/domains/testService.ts';

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

interface Person {
  isOwner: boolean;
  isManager: boolean;
  isAdmin: boolean;
  mayBind: boolean;
  isPartner: boolean;
  isDemo: boolean;
  /** What their map of rights opens. */
  view: ReadonlySet<string>;
  edit: ReadonlySet<string>;
}

type Rule = (person: Person, isWrite: boolean) => boolean;

const everybody: Rule = () => true;
/** Demo accounts change nothing. */
const notDemo: Rule = ({ isDemo }, isWrite) => !isDemo || !isWrite;
const admins: Rule = ({ isAdmin, isDemo }, isWrite) => isAdmin && !(isDemo && isWrite);
/** A page by its key: admins, the demo account to look, and whose map opens it. */
const page =
  (key: string): Rule =>
  ({ isAdmin, isDemo, isPartner, view, edit }, isWrite) =>
    isWrite ? isAdmin || (!isPartner && edit.has(key)) : isAdmin || isDemo || view.has(key);

/** A report that several pages show is open to whoever may see one of them. */
const anyPage =
  (...keys: string[]): Rule =>
  (person, isWrite) =>
    keys.some((key) => page(key)(person, isWrite));

/** By what a call is about: who may have it answered. Written from the rules; every declared call has exactly one line. */
const rules: readonly (readonly [calls: RegExp, rule: Rule, from: string])[] = [
  [/^(members|roles|quotas|ourMembers)\./, ({ isAdmin, isDemo }) => isAdmin && !isDemo, 'R-072 R-156'],
  [/^(callbacks|ourCallbacks)\.|^apps\.withCallbacks$/, ({ isOwner }) => isOwner, 'R-157 C-04'],
  [
    /^(adAccounts|bindings|ourBindings|connections)\.|^asa\.(hasAccount|check)$/,
    ({ mayBind, isDemo, view }, isWrite) => mayBind || (isDemo && !isWrite) || view.has('channel@manage'),
    'R-158 C-05',
  ],
  [/^(customChannels|ourChannels)\./, page('customchannel@manage'), 'R-135 R-154'],
  [/^devices\./, page('deviceManage@manage'), 'R-135 R-154'],
  [/^menu\.|^ourMenu\./, notDemo, 'R-131 R-159'],

  [/^(campaigns|campaignInfo|subCampaigns|oneLinks|packages|downloadAddresses)\./, page('campaign@manage'), 'R-151'],
  [/^groups\./, page('campgroup@manage'), 'R-151'],
  [/^skan\./, page('akanconfig@skadnetwok'), 'R-151'],
  [/^appSettings\./, page('systemparam@config'), 'R-151'],
  [/^reportLimits\.save$/, page('channelmanage@config'), 'R-151'],
  [/^reportLimits\.of$/, everybody, 'what a report marks is seen by who reads it'],
  [/^channelRules\.disableChannel$/, page('customchannel@manage'), 'R-135'],
  [/^channelRules\.(?!disableChannel)/, page('channelmanage@config'), 'R-151'],
  [/^logs\./, page('logquery@dataservice'), 'R-151'],
  [/^evidence\./, page('fake@anticheatposition'), 'R-138'],
  [/^asa\.(choices|names|uploads|upload|deleteNames|deleteUploads)$/, page('asacampaigninfo@monitor'), 'R-151'],
  [/^reports\.(retention|lifetimeValue|paying)$/, anyPage('useroverview@userlifecycle', 'channeloverview@userlifecycle'), 'R-151'],
  [/^reports\.(engagement|sessionLengths)$/, page('userengagement@behavioranalysis'), 'R-151'],
  [/^reports\.returning$/, page('refluxanalysis@userlifecycle'), 'R-151'],
  [/^reports\.fraud$/, page('fake@anticheatposition'), 'R-138'],
  [/^reports\.(adSources|adReturns)$/, page('admobinfo@trafficmonetization'), 'R-151'],
  [/^reports\.payback$/, page('roi@monitor'), 'R-151'],
  [/^reports\.delay$/, page('effectevaluate@monitor'), 'R-151'],
  [/^reports\.gaps$/, everybody, 'what is missing is said on every report; names of ad accounts are tested with it'],
  [
    /^reports\.dropOuts$/,
    (person, isWrite) => page('Eventfunnel@behavioranalysis')(person, isWrite) && (person.isAdmin || person.isDemo),
    'R-151 R-090',
  ],
  [/^reports\.funnel$/, page('Eventfunnel@behavioranalysis'), 'R-151'],
  [/^reports\.(rows|banner\w*)$|^traces\.|^reportFilters\./, everybody, 'each report asks for its own page'],
  [/^(exports|exportJobs)\./, everybody, 'everybody has own files; who may order one is tested with the exports'],

  [/^(flow\.byDay|ourAccount\.forecast)$/, ({ isOwner, isManager, isDemo }) => isOwner || isManager || isDemo, 'R-152 R-153'],
  [/^flow\.(?!byDay)/, ({ isPartner }) => !isPartner, 'R-155'],
  [/^services\.apply$/, admins, 'R-161'],
  [/^services\.(?!apply)/, everybody, 'R-091'],
  [/^apps\.(enable|disable|silence)$|^debug\.complete$|^integration\.auditAgain$/, page('systemparam@config'), 'R-150'],
  [/^apps\.(create|delete|update)$/, notDemo, 'R-080: by a right of its own, tested with the apps'],
  [/^apps\.(all|search|frequent|limit|one|tip|markFrequent)$|^appChecks\.|^appFigures\./, everybody, 'R-119'],
  [/^debug\.(?!complete)|^integration\.(?!auditAgain)/, everybody, 'R-179, own channels only'],
  [/^rights\.canMemberCreateApps$/, ({ isAdmin, isDemo }) => isAdmin || isDemo, 'R-156; a demo account may ask about itself'],
  [/^rights\.(?!canMemberCreateApps)/, everybody, 'R-086'],
  [/^account\.(update|changePassword)$|^ourAccount\.(saveAvatar|changeEmail|requestAccess|signOutOthers)$/, notDemo, 'R-159'],
  [/^ourAccount\.answerAccessRequest$/, admins, 'R-156'],
  [/^account\.(detail|avatar|ofToken)$|^ourAccount\.accessRequests$/, everybody, 'R-084'],
  [/^ourAccount\.openers$/, ({ isPartner }) => !isPartner, 'R-154: colleagues are named to colleagues'],
  [/^(campaignChoices|columns|channels)\./, everybody, 'names for filters and columns, own channels only'],
  [/^(notices|reminders|usage)\.|^session\./, everybody, 'the shell asks for them'],
];

/** Calls that anybody may make without a session are not about rights. */
const closed = contract.filter(({ endpoint }) => !endpoint.isOpen);
const ruleOf = ({ name }: Declared) => rules.filter(([calls]) => calls.test(name));
const isWrite = ({ endpoint }: Declared) => endpoint.kind === 'mutation';

test('every declared call has one rule', () => {
  expect(closed.filter((one) => ruleOf(one).length !== 1).map(({ name }) => name)).toEqual([]);
});

/** Where the simplest input is not understood, or is about nothing: the right has to be asked for before. */
const inputs: Readonly<Record<string, object>> = {
  'reports.rows': { report: 'campaigninfo', by: 'campaign', metrics: ['installs'] },
  'reports.funnel': { steps: ['install', 'registration'] },
  'reports.dropOuts': { steps: ['install', 'registration'], step: 1 },
  'apps.update': { body: { id: 1001, name: '星海', industry: null, clickWindow: 7, viewWindow: 1, timeZone: null, currency: null } },
};

function inputOf({ name, endpoint }: Declared): Readonly<Record<string, unknown>> {
  const id = { id: 1001, app: 1001, appId: 1001, appid: 1001, report: 'campaigninfo', startdate: '2026-11-14', enddate: '2026-11-20' };
  return { ...id, ...sampleFor(endpoint, id), ...inputs[name] };
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

  beforeAll(async () => {
    ({ client } = await stand.signIn(name));
    const { menus } = await client.ask(rights.menus, {});
    const keys = (which: 'canView' | 'canEdit') => new Set(menus.flatMap((one) => (one[which] ? [one.key] : [])));
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

  test('is refused what the console hides, whatever is sent', async () => {
    const hidden = closed.filter((one) => ruleOf(one).some(([, rule]) => !rule(person, isWrite(one))));
    const open: string[] = [];
    for (const one of hidden) if ((await attempt(client, one)) !== 'refused') open.push(one.name);
    expect(open).toEqual([]);
  });
});
