import { expect, test } from 'vitest';
import { session } from '#app/api/account/session.ts';
import { contract } from '#app/api/contract.ts';
import { createClient, type Client } from '#app/api/client/client.ts';
import { ours } from '#app/api/ours/ours.ts';
import { createService } from '../../service/service.ts';
import { withFault } from '../../service/faults/faults.ts';
import { createWorld } from '../../world/world.ts';
import { emailOf } from '../testService.ts';
import { answers } from '../answers.ts';
import { draftOn } from './checks/draftOn.ts';

const app = 1002;
const campaign = 100200001;
const { campaigns, campaignInfo, groups, subCampaigns, oneLinks, packages, downloadAddresses, channelRules, reportLimits, appSettings } =
  ours;

const draft = { ...draftOn(101, 'toutiao'), name: '写两次' };
const rule = {
  name: '写两次',
  channels: [],
  clickWindow: 3,
  viewWindow: null,
  returnWindow: null,
  conditions: [],
  price: null,
  priceFor: null,
};
const file = { name: 'xinghai-6.3.0.apk', size: 3, modified: 1 };

interface Stand {
  client: Client;
  /** What an earlier write has made. */
  first: <Of extends { id: number }>(made: Promise<Of | { rows: Of[] } | Of[]>) => Promise<number>;
}

type Write = (stand: Stand, send: Client['send']) => Promise<unknown>;

const idOf: Stand['first'] = async (made) => {
  const answer = await made;
  const one = Array.isArray(answer) ? answer[0] : 'rows' in answer ? answer.rows[0] : answer;
  if (!one) throw new Error('nothing to write to');
  return one.id;
};

/** All was looked at, and the test is over. */
class Checked extends Error {}

/** Every write of campaigns, links, packages and channel settings. What comes before it is made by a service that works. */
const writes: Record<string, Write> = {
  'campaigns.create': (_, send) => send(campaigns.create, { app, body: { ...draft, macros: [...draft.macros], parameters: [] } }),
  'campaigns.update': async ({ client }, send) => {
    const { id, link: _l, shortLink: _s, isEnabled: _e, state: _st, ...body } = await client.ask(campaigns.one, { app, id: campaign });
    return send(campaigns.update, { app, id, body: { ...body, name: '改过的名称' } });
  },
  'campaigns.delete': async ({ client, first }, send) =>
    send(campaigns.delete, {
      app,
      id: await first(client.send(campaigns.create, { app, body: { ...draft, macros: [...draft.macros], parameters: [] } })),
    }),
  'campaigns.change': async (_, send) =>
    send(campaigns.change, {
      app,
      body: { ids: [campaign], revisions: [0], to: 'window', group: null, clickWindow: 3, viewWindow: 1, callbackEvents: null },
    }),
  'campaigns.createMany': async (_, send) =>
    send(campaigns.createMany, {
      app,
      body: { rows: [{ ...draft, macros: [...draft.macros], parameters: [] }], keys: ['a key'], isTrial: false, ahead: [] },
    }),
  'campaignInfo.saveNaming': async (_, send) =>
    send(campaignInfo.saveNaming, { app, body: { parts: [], separator: '_', isStrict: false } }),
  'groups.create': async (_, send) => send(groups.create, { app, body: { name: '写两次', note: null, campaigns: [campaign] } }),
  'groups.update': async ({ client, first }, send) =>
    send(groups.update, {
      app,
      id: await first(client.ask(groups.page, { app })),
      body: { name: '写两次', note: null, campaigns: null, revision: null },
    }),
  'groups.delete': async ({ client, first }, send) =>
    send(groups.delete, { app, id: await first(client.ask(groups.page, { app })), moveTo: 0 }),
  'groups.merge': async ({ client }, send) => {
    const { rows } = await client.ask(groups.page, { app });
    return send(groups.merge, { app, id: rows[0]?.id ?? 0, body: { into: rows[1]?.id ?? 0, revision: null, intoRevision: null } });
  },
  'subCampaigns.create': async (_, send) =>
    send(subCampaigns.create, { app, body: { rows: [{ campaign, name: '写两次', value: 'twice/night', url: null, deepLink: null }] } }),
  'subCampaigns.update': async ({ client }, send) => {
    const { id, campaign: of, name, url, deepLink } = await madeSub(client);
    return send(subCampaigns.update, { app, id, body: { campaign: of, name, url, deepLink, value: 'other', revision: null } });
  },
  'subCampaigns.enable': async ({ client }, send) => send(subCampaigns.enable, { app, id: (await madeSub(client)).id }),
  'subCampaigns.disable': async ({ client }, send) => send(subCampaigns.disable, { app, id: (await madeSub(client)).id }),
  'subCampaigns.delete': async ({ client }, send) => send(subCampaigns.delete, { app, id: (await madeSub(client)).id }),
  'oneLinks.create': async ({ client, first }, send) =>
    send(oneLinks.create, {
      app,
      body: { name: '写两次', code: null, template: await first(client.ask(oneLinks.templates, { app })), campaign: null },
    }),
  'oneLinks.update': async ({ client }, send) => {
    const { rows } = await client.ask(oneLinks.page, { app });
    const [one] = rows;
    if (!one) throw new Error('no link');
    return send(oneLinks.update, { app, id: one.id, body: { name: '写两次', code: one.code, template: one.template, campaign: null } });
  },
  'oneLinks.enable': async ({ client, first }, send) => send(oneLinks.enable, { app, id: await first(client.ask(oneLinks.page, { app })) }),
  'oneLinks.disable': async ({ client, first }, send) =>
    send(oneLinks.disable, { app, id: await first(client.ask(oneLinks.page, { app })) }),
  'oneLinks.delete': async ({ client, first }, send) => send(oneLinks.delete, { app, id: await first(client.ask(oneLinks.page, { app })) }),
  'oneLinks.saveTemplate': async ({ client, first }, send) =>
    send(oneLinks.saveTemplate, { app, id: await first(client.ask(oneLinks.templates, { app })), body: { name: '写两次', routes: [] } }),
  'oneLinks.createTemplate': async (_, send) => send(oneLinks.createTemplate, { app, body: { name: '写两次', routes: [] } }),
  'packages.upload.begin': async (_, send) => send(packages.upload.begin, { app, body: file }),
  'packages.upload.send': async ({ client, first }, send) => {
    const id = await first(client.send(packages.upload.begin, { app, body: file }));
    return send(packages.upload.send, { app, id, body: { offset: 0, file: new File(['ap'], 'part') } });
  },
  'packages.upload.discard': async ({ client, first }, send) =>
    send(packages.upload.discard, { app, id: await first(client.send(packages.upload.begin, { app, body: file })) }),
  'packages.useUpload': async ({ client, first }, send) => {
    const upload = await first(client.send(packages.upload.begin, { app, body: file }));
    await client.send(packages.upload.send, { app, id: upload, body: { offset: 0, file: new File(['apk'], 'part') } });
    return send(packages.useUpload, { app, body: { upload } });
  },
  'packages.create': async (_, send) =>
    send(packages.create, { app, body: { rows: [{ name: 'twice', channel: 101, campaign: null, kind: 'package' }] } }),
  'packages.rebuild': async ({ client, first }, send) =>
    send(packages.rebuild, { app, body: { ids: [await first(client.ask(packages.page, { app }))] } }),
  'packages.rebuildOutdated': async (_, send) => send(packages.rebuildOutdated, { app }),
  'packages.rename': async ({ client, first }, send) =>
    send(packages.rename, { app, id: await first(client.ask(packages.page, { app })), body: { name: 'twice' } }),
  'packages.delete': async ({ client, first }, send) => send(packages.delete, { app, id: await first(client.ask(packages.page, { app })) }),
  'downloadAddresses.create': async (_, send) =>
    send(downloadAddresses.create, {
      app,
      body: { name: '写两次', kind: 'page', channel: null, url: 'https://x.example/a', isDefault: true },
    }),
  'downloadAddresses.update': async ({ client, first }, send) =>
    send(downloadAddresses.update, {
      app,
      id: await first(client.ask(downloadAddresses.all, { app })),
      body: { name: '写两次', kind: 'page', channel: null, url: 'https://x.example/a', isDefault: true },
    }),
  'downloadAddresses.delete': async ({ client, first }, send) => {
    const body = { name: '写两次', kind: 'page', channel: null, url: 'https://x.example/a', isDefault: false } as const;
    return send(downloadAddresses.delete, { app, id: await first(client.send(downloadAddresses.create, { app, body })) });
  },
  'downloadAddresses.restore': async ({ client, first }, send) => {
    const body = { name: '写两次', kind: 'page', channel: null, url: 'https://x.example/a', isDefault: false } as const;
    const id = await first(client.send(downloadAddresses.create, { app, body }));
    await client.send(downloadAddresses.delete, { app, id });
    return send(downloadAddresses.restore, { app, id });
  },
  'channelRules.add': async (_, send) => send(channelRules.add, { app, body: { ...rule, isEnabled: true } }),
  'channelRules.update': async ({ client, first }, send) =>
    send(channelRules.update, { app, id: await first(client.ask(channelRules.all, { app })), body: { ...rule, isEnabled: false } }),
  'channelRules.order': async ({ client }, send) =>
    send(channelRules.order, { app, body: { ids: (await client.ask(channelRules.all, { app })).map(({ id }) => id).toReversed() } }),
  'channelRules.delete': async ({ client, first }, send) =>
    send(channelRules.delete, { app, id: await first(client.ask(channelRules.all, { app })) }),
  'reportLimits.save': async (_, send) =>
    send(reportLimits.save, { app, body: { injection: 0.02, flooding: 0.05, nullShare: 0.4, hasOrganic: false } }),
  'appSettings.saveTracking': async (_, send) =>
    send(appSettings.saveTracking, { app, body: { events: [], parameters: [{ key: 'a', name: 'b' }] } }),
};

const madeSub = async (client: Client) => {
  const rows = [{ campaign, name: '子活动', value: 'part', url: null, deepLink: null }];
  const [made] = await client.send(subCampaigns.create, { app, body: { rows } });
  if (!made) throw new Error('nothing was made');
  return made;
};

/** A test click is sent as often as somebody presses. Disabling a channel is about all apps, and tested with them. */
const elsewhere = new Set(['campaignInfo.testClick', 'channelRules.disableChannel']);

test('every write of campaigns, links and channel settings is among them', () => {
  const domains =
    /^(campaigns|campaignInfo|groups|subCampaigns|oneLinks|packages|downloadAddresses|channelRules|reportLimits|appSettings)\./;
  const declared = contract.filter(({ name, endpoint }) => domains.test(name) && endpoint.kind === 'mutation' && !elsewhere.has(name));
  expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(writes).toSorted());
});

test.each(Object.entries(writes))('%s whose answer was lost changes nothing more when it is sent again', async (_, write) => {
  const world = createWorld({ now: { day: '2026-11-20', minute: 632 }, campaigns: 20 });
  const service = createService(world, answers);
  const faulty = withFault(service, answers, 'write-lost');
  let isLosing = false;
  const clientOf = (token: string | null) =>
    createClient({
      origin: 'http://localhost',
      token: () => token,
      onSessionLost: () => undefined,
      fetch: async (url, init) => {
        const answer = await (isLosing ? faulty : service).handle(new Request(url, init));
        if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
        return answer;
      },
    });
  const reply = await clientOf(null).send(session.login, {
    body: { email: emailOf('super'), password: 'provena-demo', remember: null },
  });
  const token = 'token' in reply ? reply.token : null;
  const client = clientOf(token);
  const before = JSON.stringify(world.save());
  const sendLost: Client['send'] = async (endpoint, given) => {
    isLosing = true;
    await expect(client.send(endpoint, given)).rejects.toMatchObject({ trouble: 'offline' });
    isLosing = false;
    const once = JSON.stringify(world.save());
    expect(once).not.toBe(before);
    const sendWith = (sender: Client) =>
      sender.send(endpoint, given).then(
        () => 'done',
        ({ trouble }: { trouble: string }) => trouble,
      );
    // What is made goes again with its key and is answered; what is changed is the same; what is deleted is not found.
    expect(await sendWith(client)).toBe(endpoint.method === 'DELETE' ? 'refused' : 'done');
    expect(JSON.stringify(world.save())).toBe(once);
    // Another window knows no key: it is the same, or it is refused. There is no third.
    expect(['done', 'refused']).toContain(await sendWith(clientOf(token)));
    expect(JSON.stringify(world.save())).toBe(once);
    throw new Checked();
  };
  await expect(write({ client, first: idOf }, sendLost)).rejects.toBeInstanceOf(Checked);
});
