import { expect, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import { devices } from '#app/api/devices.ts';
import { members, roles } from '#app/api/members/members.ts';
import { menu } from '#app/api/menu.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { createClient, type Client } from '#app/api/client/client.ts';
import { answers } from '../answers.ts';
import { createService } from '../../service/service.ts';
import { testService } from '../testService.ts';

type Stand = ReturnType<typeof testService>;

function previewClient({ world }: Stand, token: string | null, preview: string) {
  const service = createService(world, answers);
  return createClient({
    origin: 'http://localhost',
    token: () => token,
    preview: () => preview,
    onSessionLost: () => undefined,
    fetch: async (url, init) => (await service.handle(new Request(url, init))) ?? Response.json({ code: 404 }, { status: 404 }),
  });
}

/** Everything that decides what somebody sees, refusals included. */
async function seenBy(client: Client, email: string, id: number) {
  const refusal = (error: unknown) => ({ refused: error instanceof Error ? error.message : 'unknown' });
  const known = await client.ask(apps.all, {});
  return {
    apps: [...known.frequent, ...known.all],
    menus: await client.ask(rights.menus, {}),
    rights: await client.ask(rights.of, { account: email }),
    canCreate: await client.ask(rights.canCreateApps, {}),
    exports: await client.ask(rights.canExportMore, {}),
    hidden: await client.ask(menu.hidden, {}),
    detail: { ...(await client.ask(account.detail, {})), id, email, name: null, phone: null, avatar: '' },
    members: await client.ask(members.page, {}).catch(refusal),
    devices: await client.ask(devices.page, {}).catch(refusal),
    channels: await client.ask(customChannels.search, {}).catch(refusal),
  };
}

test('what a preview of a member shows is what this member gets after signing in, for everybody', async () => {
  const stand = testService();
  const owner = await stand.signIn('super');
  const people = (await owner.client.ask(members.page, { size: 500 })).rows.filter(
    ({ status, roleCategory }) => status === 1 && roleCategory > 0,
  );
  expect(people.length).toBeGreaterThan(30);
  // Everybody has signed in before, so that the list of members says the same to both.
  const clients = new Map<number, Client>();
  for (const { id, email } of people) clients.set(id, (await stand.signIn(email)).client);
  for (const { id, email } of people) {
    const shown = await seenBy(previewClient(stand, owner.token, `member:${id}`), email, id);
    const client = clients.get(id);
    expect(shown).toEqual(client && (await seenBy(client, email, id)));
    const told = await owner.client.ask(ourMembers.preview, { member: id });
    expect(told.menus).toEqual(shown.menus.menus);
  }
});

test('what a preview of somebody who cannot sign in shows is what they get as soon as they can, and no more', async () => {
  const stand = testService();
  const owner = await stand.signIn('super');
  const people = (await owner.client.ask(members.page, { size: 500 })).rows.filter(
    ({ status, roleCategory }) => status !== 1 && roleCategory > 0,
  );
  expect(people.length).toBeGreaterThan(3);
  for (const { id, email } of people) {
    const shown = await seenBy(previewClient(stand, owner.token, `member:${id}`), email, id);
    const signedIn = await stand.signIn(email).catch(() => ({ token: null }));
    expect(signedIn.token).toBeNull();
    stand.world.accounts.change(id, { status: 1, isActivated: true, password: 'provena-demo' });
    const mine = await seenBy((await stand.signIn(email)).client, email, id);
    // Their own row says that they can sign in now.
    const without = (one: typeof mine) => ({
      ...one,
      members: 'total' in one.members ? one.members.total : one.members,
      detail: { ...one.detail, status: 1, isComplete: true },
    });
    expect(without(shown)).toEqual(without(mine));
  }
});

test('what a preview of a role shows is what somebody who has nothing else gets', async () => {
  const stand = testService();
  const owner = await stand.signIn('super');
  const all = (await owner.client.ask(roles.all, {})).filter(({ category }) => category > 0);
  for (const role of all) {
    const email = `new-${role.id}@provena.test`;
    const body = { email, name: null, role: role.id, apps: [], channels: null, canCreateApps: null, canManageAdAccounts: null };
    const { id } = await owner.client.send(members.invite, { body });
    stand.world.accounts.change(id, { status: 1, isActivated: true, password: 'provena-demo' });
    const { client } = await stand.signIn(email);
    const mine = await seenBy(client, email, 0);
    const shown = await seenBy(previewClient(stand, owner.token, `role:${role.id}`), `role-${role.id}@preview.invalid`, 0);
    // A new member makes the company larger by one.
    const without = (one: typeof mine) => ({ ...one, members: 'total' in one.members ? 'a list' : one.members });
    expect({ ...without(shown), detail: { ...shown.detail, email } }).toEqual(without(mine));
  }
});

test('a preview writes nothing, on both sides', async () => {
  const stand = testService();
  const owner = await stand.signIn('super');
  const shown = previewClient(stand, owner.token, 'member:3');
  await expect(shown.send(members.disable, { id: 5 })).rejects.toMatchObject({ trouble: 'preview' });
  const request = new Request('http://localhost/api/mng/auth/5/disable', {
    method: 'PUT',
    headers: { Authorization: owner.token ?? '', 'X-Preview-As': 'member:3' },
  });
  const reply: unknown = await (await createService(stand.world, answers).handle(request))?.json();
  expect(reply).toMatchObject({ code: -1003 });
  expect(stand.world.accounts.find(5)?.status).toBe(1);
});

test('nobody previews who stands beside or above, other companies, or as a demo account', async () => {
  const stand = testService();
  const refused = async (name: string, key: string) => {
    const { token } = await stand.signIn(name);
    await expect(previewClient(stand, token, key).ask(rights.menus, {})).rejects.toMatchObject({ trouble: 'refused' });
  };
  await refused('appmanager', 'member:1');
  await refused('appmanager', 'member:4');
  await refused('manager', 'role:1');
  await refused('super', 'member:11');
  await refused('super', 'member:nobody');
  await refused('staff', 'member:7');
  await refused('demo', 'member:5');
});
