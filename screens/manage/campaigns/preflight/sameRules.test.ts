import { expect, test } from 'vitest';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { apps } from '#app/api/apps/apps.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { channels } from '#app/api/channels/channels.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { draftOn } from '../../../../mocks/domains/campaigns/checks/draftOn.ts';
import { testService } from '../../../../mocks/domains/testService.ts';
import { appOf } from '../../../../mocks/service/access.ts';
import { registryOf } from '../../../../mocks/world/campaigns/records/campaignRegistry.ts';
import { preflight as servicePreflight } from '../../../../mocks/world/campaigns/records/checks.ts';
import { preflight } from './preflight.ts';

const { world, signIn } = testService({ campaigns: 50 });
const { campaigns, campaignInfo, packages } = ours;
type Client = Awaited<ReturnType<typeof signIn>>['client'];

/** What one side calls otherwise than the other. */
const sameAs: Readonly<Record<string, string>> = {
  channelMissing: 'channelUnknown',
  pageMissing: 'addressInvalid',
  storeMissing: 'addressInvalid',
  targetInvalid: 'addressInvalid',
};

const stopsOf = (found: readonly { code: string; level: string }[]) =>
  found.filter(({ level }) => level === 'stop').map(({ code }) => sameAs[code] ?? code);

const serviceStops = (app: number, draft: CampaignDraft) => stopsOf(servicePreflight(registryOf(world, appOf(world, app)), draft));

/** What the form says of a draft, from the answers that its reader gets. */
async function formStops(client: Client, app: number, draft: CampaignDraft) {
  const own = (await client.ask(apps.all, {})).all.find(({ id }) => id === app);
  if (!own) throw new Error(`no app ${app}`);
  const channel = (await client.ask(channels.all, { app })).find(({ id }) => id === draft.channel) ?? null;
  const media = await client.ask(adAccounts.media, {});
  const account = media.flatMap(({ accounts }) => accounts).find(({ id }) => id === draft.account) ?? null;
  const found = preflight({
    draft,
    today: '2026-11-20',
    app: own,
    channel,
    group: (await client.ask(campaignChoices.groups, { app })).find(({ id }) => id === draft.group) ?? null,
    macros: channel ? await client.ask(campaigns.macros, { app, media: channel.media }) : [],
    isNameFree: (await client.ask(campaigns.names, { app, name: draft.name })).isFree,
    naming: await client.ask(campaignInfo.naming, { app }),
    account,
    hasAccounts: true,
    callbacks: [],
    volume: { left: null, perDay: 0 },
    basePackage: await client.ask(packages.base, { app }),
    packages: (await client.ask(packages.page, { app, channel: draft.channel })).rows,
  });
  return stopsOf(found);
}

const long = 'x'.repeat(2100);
const drafts: readonly (readonly [what: string, app: number, draft: CampaignDraft, stops: readonly string[]])[] = [
  ['fine', 1001, draftOn(101, 'toutiao'), []],
  ['no name', 1001, draftOn(101, 'toutiao', { name: ' ' }), ['nameMissing']],
  ['no such channel', 1001, draftOn(-1, ''), ['channelUnknown']],
  ['no address', 1001, draftOn(101, 'toutiao', { url: null }), ['addressInvalid']],
  ['no address of a store', 1001, draftOn(101, 'toutiao', { target: 'store', url: null }), ['addressInvalid']],
  ['half an address', 1001, draftOn(101, 'toutiao', { url: 'https://xinghai' }), ['addressInvalid']],
  ['a space inside', 1001, draftOn(101, 'toutiao', { url: 'https://a.example/b c' }), ['addressInvalid']],
  ['a bad deep link', 1001, draftOn(101, 'toutiao', { deepLink: 'event/autumn' }), ['deepLinkInvalid']],
  ['a deep link that runs', 1001, draftOn(101, 'toutiao', { deepLink: 'javascript://a' }), ['deepLinkInvalid']],
  ['no deep links there', 1005, draftOn(101, 'toutiao', { deepLink: 'event/autumn' }), []],
  ['no macros', 1001, draftOn(101, 'toutiao', { macros: [] }), ['macroMissing']],
  [
    'a parameter twice',
    1001,
    draftOn(101, 'toutiao', {
      parameters: [
        { key: 'a', value: '1' },
        { key: 'a', value: '2' },
      ],
    }),
    ['parameterTwice'],
  ],
  ['a parameter beside its macro', 1001, draftOn(101, 'toutiao', { parameters: [{ key: 'callback', value: '1' }] }), ['parameterIsMacro']],
  ['an unknown macro', 1001, draftOn(101, 'toutiao', { parameters: [{ key: 'a', value: '__FOO__' }] }), ['macroForeign']],
  ['one inside a value', 1001, draftOn(101, 'toutiao', { parameters: [{ key: 'a', value: 'kol-{campaign_id}' }] }), ['macroForeign']],
  ['a macro of the network', 1001, draftOn(101, 'toutiao', { name: '媒体的宏', parameters: [{ key: 'a', value: '__CSITE__' }] }), []],
  ['too long', 1001, draftOn(101, 'toutiao', { parameters: [{ key: 'a', value: long }] }), ['linkTooLong']],
  ['a package that is there', 1002, draftOn(101, 'toutiao', { target: 'package', url: null }), []],
  ['a package that failed', 1002, draftOn(110, 'vivo', { target: 'package', url: null }), ['packageFailed']],
  ['no data volume', 1011, draftOn(101, 'toutiao'), ['volumeSpent']],
];

test.each(drafts)('the form and the service stop the same: %s', async (_, app, draft, stops) => {
  const { client } = await signIn('super');
  expect(await formStops(client, app, draft)).toEqual(stops);
  expect(serviceStops(app, draft)).toEqual(stops);
  const body = { ...draft, name: draft.name.trim() && `${draft.name} ${app}` };
  const isMade = await client.send(campaigns.create, { app, body }).then(
    () => true,
    () => false,
  );
  expect(isMade).toBe(stops.length === 0);
});

test('each ad account stops a campaign at both, or at none', async () => {
  const { client } = await signIn('super');
  const all = (await client.ask(adAccounts.media, {})).flatMap(({ accounts }) => accounts);
  const stopped = await Promise.all(
    all.map(async ({ id }) => {
      const draft = draftOn(101, 'toutiao', { account: id, name: `账户 ${id}` });
      const form = await formStops(client, 1001, draft);
      expect([id, ...serviceStops(1001, draft)]).toEqual([id, ...form]);
      return form[0];
    }),
  );
  expect(new Set(stopped)).toEqual(new Set([undefined, 'accountBroken', 'accountDisabled']));
});
