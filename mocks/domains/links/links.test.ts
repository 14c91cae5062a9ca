import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../testService.ts';

const { client: nobody, signIn } = testService();
const as = async (name: string) => (await signIn(name)).client;
const { oneLinks, packages, downloadAddresses } = ours;
const app = 1002;

test('a link says where each click ends, and what is wrong with that', async () => {
  const owner = await as('super');
  const { rows } = await owner.ask(oneLinks.page, { app, search: '短信' });
  expect(rows).toHaveLength(1);
  const all = await owner.ask(oneLinks.page, { app });
  const [first] = all.rows;
  if (!first) throw new Error('no link');
  const { landings, checks, template } = await owner.ask(oneLinks.one, { app, id: first.id });
  expect(landings).toHaveLength(32);
  expect(landings.find(({ system, place, isInstalled }) => system === 'iOS' && place === 'browser' && isInstalled)?.outcome).toBe('app');
  expect(checks[0]).toMatchObject({ code: 'deadEnd', level: 'stop', values: { system: 'Harmony' } });
  const routes = template.routes.map((route) => (route.system === 'Harmony' ? { ...route, missing: 'AppGallery' } : route));
  await owner.send(oneLinks.saveTemplate, { app, id: template.id, body: { name: template.name, routes } });
  const fixed = await owner.ask(oneLinks.one, { app, id: first.id });
  expect(fixed.checks.every(({ code }) => code !== 'deadEnd')).toBe(true);
  expect(fixed.landings.every(({ outcome }) => outcome !== 'none')).toBe(true);
});

test('a template leads only to what can be led to', async () => {
  const owner = await as('super');
  const [template] = await owner.ask(oneLinks.templates, { app });
  if (!template) throw new Error('no template');
  for (const change of [{ installed: 'event/autumn' }, { missing: 'dl.xinghai.example/a.apk' }, { failing: 'xinghai' }]) {
    const routes = template.routes.map((route) => (route.system === 'iOS' ? { ...route, ...change } : route));
    await expect(owner.send(oneLinks.saveTemplate, { app, id: template.id, body: { name: template.name, routes } })).rejects.toMatchObject({
      code: 400,
    });
  }
});

test('a short code is there once, in the whole service', async () => {
  const owner = await as('super');
  const {
    rows: [first],
  } = await owner.ask(oneLinks.page, { app });
  const body = { name: '新链接', code: first?.code ?? '', template: first?.template ?? 0, campaign: null };
  await expect(owner.send(oneLinks.create, { app, body })).rejects.toMatchObject({ code: -1008 });
  const made = await owner.send(oneLinks.create, { app, body: { ...body, code: null } });
  expect(made).toMatchObject({ clicks: null, createdOn: '2026-11-20' });
  await expect(owner.send(oneLinks.create, { app, body: { ...body, name: '另一个', code: null, campaign: 1 } })).rejects.toMatchObject({
    code: 400,
  });
  await owner.send(oneLinks.disable, { app, id: made.id });
  expect((await owner.ask(oneLinks.page, { app, search: '新链接' })).rows).toMatchObject([{ isEnabled: false }]);
  await owner.send(oneLinks.delete, { app, id: made.id });
  await expect(owner.ask(oneLinks.one, { app: 1001, id: first?.id ?? 0 })).rejects.toMatchObject({ status: 404 });
});

test('a base package comes in parts, goes on where it stopped, and replaces nothing before it is put to use', async () => {
  const owner = await as('super');
  const before = await owner.ask(packages.base, { app });
  const file = { name: 'xinghai-6.4.0-debug.apk', size: 6, modified: 7 };
  const begun = await owner.send(packages.upload.begin, { app, body: file });
  const send = (offset: number, bytes: string) =>
    owner.send(packages.upload.send, { app, id: begun.id, body: { offset, file: new File([bytes], 'part') } });
  expect(await send(0, 'half')).toMatchObject({ received: 4, found: null });
  // The answer was lost, and the part is sent again.
  expect(await send(0, 'half')).toMatchObject({ received: 4 });
  await expect(send(5, '!')).rejects.toMatchObject({ code: 400 });
  await expect(owner.send(packages.useUpload, { app, body: { upload: begun.id } })).rejects.toMatchObject({ code: -1008 });
  expect(await owner.send(packages.upload.begin, { app, body: file })).toMatchObject({ id: begun.id, received: 4 });
  const done = await send(4, 'ed');
  expect(done.found).toMatchObject({ version: '6.4.0', signature: expect.not.stringContaining(before?.signature ?? '') });
  expect(await owner.ask(packages.base, { app })).toEqual(before);
  await owner.send(packages.upload.discard, { app, id: begun.id });
  expect(await owner.ask(packages.upload.pending, { app })).toBeNull();

  const old = await owner.send(packages.upload.begin, { app, body: { ...file, name: 'xinghai-6.2.1.apk', size: 1 } });
  expect(old.id).not.toBe(begun.id);
  await owner.send(packages.upload.send, { app, id: old.id, body: { offset: 0, file: new File(['x'], 'part') } });
  await expect(owner.send(packages.useUpload, { app, body: { upload: old.id } })).rejects.toMatchObject({ code: -1008 });
  for (const body of [
    { ...file, name: 'xinghai.exe' },
    { ...file, size: 3 * 1024 ** 3 },
  ])
    await expect(owner.send(packages.upload.begin, { app, body })).rejects.toMatchObject({ code: -999 });
});

test('a package is built while it is watched, from the package of today', async () => {
  const owner = await as('super');
  const begun = await owner.send(packages.upload.begin, { app, body: { name: 'xinghai-6.3.0.apk', size: 3, modified: 1 } });
  await owner.send(packages.upload.send, { app, id: begun.id, body: { offset: 0, file: new File(['apk'], 'part') } });
  await owner.send(packages.useUpload, { app, body: { upload: begun.id } });
  const base = await owner.ask(packages.base, { app });
  expect(base).toMatchObject({ version: '6.3.0', size: 3 });
  expect(base?.outdated).toBeGreaterThan(10);
  const { rows } = await owner.ask(packages.page, { app, kind: 'package' });
  const old = rows.find(({ state }) => state === 'outdated');
  await owner.send(packages.rebuild, { app, body: { ids: [old?.id ?? 0] } });
  expect(await owner.ask(packages.one, { app, id: old?.id ?? 0 })).toMatchObject({ state: 'building', progress: 0.25, url: null });
  for (let look = 0; look < 3; look++) await owner.ask(packages.one, { app, id: old?.id ?? 0 });
  expect(await owner.ask(packages.one, { app, id: old?.id ?? 0 })).toMatchObject({ state: 'ready', version: '6.3.0', progress: null });
  await expect(owner.send(packages.rename, { app, id: old?.id ?? 0, body: { name: rows.at(-1)?.name ?? '' } })).rejects.toMatchObject({
    trouble: 'refused',
  });
  await expect(
    owner.send(packages.create, { app, body: { rows: [{ name: 'a', channel: 101, campaign: null, kind: 'all' }] } }),
  ).rejects.toMatchObject({
    code: 400,
  });
});

test('a deleted address comes back with its number, and as it was', async () => {
  const owner = await as('super');
  const body = { name: '备用页', kind: 'page' as const, channel: 101, url: 'https://www.xinghai.example/spare', isDefault: true };
  const made = await owner.send(downloadAddresses.create, { app, body });
  const all = async () => owner.ask(downloadAddresses.all, { app });
  const before = await all();
  await owner.send(downloadAddresses.delete, { app, id: made.id });
  expect((await all()).map(({ id }) => id)).not.toContain(made.id);
  await expect(owner.send(downloadAddresses.update, { app, id: made.id, body })).rejects.toMatchObject({ status: 404 });
  // Meanwhile another one has come, with a number of its own.
  const other = await owner.send(downloadAddresses.create, { app, body: { ...body, name: '另一页', isDefault: false } });
  expect(other.id).toBeGreaterThan(made.id);
  expect(await owner.send(downloadAddresses.restore, { app, id: made.id })).toEqual(made);
  expect((await all()).filter(({ id }) => id !== other.id)).toEqual(before);
  // Of another app there is nothing to bring back, and a name that was taken meanwhile is not taken twice.
  await expect(owner.send(downloadAddresses.restore, { app: app + 1, id: made.id })).rejects.toMatchObject({ status: 404 });
  await owner.send(downloadAddresses.delete, { app, id: made.id });
  await owner.send(downloadAddresses.update, { app, id: other.id, body });
  await expect(owner.send(downloadAddresses.restore, { app, id: made.id })).rejects.toMatchObject({ trouble: 'refused' });
  await owner.send(downloadAddresses.delete, { app, id: other.id });
});

test('there is one default address, and none goes while campaigns lead to it', async () => {
  const owner = await as('super');
  const before = await owner.ask(downloadAddresses.all, { app });
  const used = before.find(({ campaigns }) => campaigns > 0);
  await expect(owner.send(downloadAddresses.delete, { app, id: used?.id ?? 0 })).rejects.toMatchObject({ trouble: 'refused' });
  const body = { name: '新包', kind: 'package' as const, channel: null, url: 'https://dl.provena.example/new.apk', isDefault: true };
  await owner.send(downloadAddresses.create, { app, body });
  const after = await owner.ask(downloadAddresses.all, { app });
  expect(after.filter(({ isDefault }) => isDefault)).toMatchObject([{ name: '新包' }]);
  // A channel has a default of its own.
  await owner.send(downloadAddresses.create, { app, body: { ...body, name: '渠道包', channel: 101 } });
  const defaults = (await owner.ask(downloadAddresses.all, { app })).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ name, channel }) => [name, channel])).toEqual([
    ['渠道包', 101],
    ['新包', null],
  ]);
  await expect(owner.send(downloadAddresses.create, { app, body: { ...body, name: '无', channel: 999_999 } })).rejects.toMatchObject({
    code: 400,
  });
  await expect(owner.send(downloadAddresses.create, { app, body: { ...body, url: 'javascript:alert(1)' } })).rejects.toMatchObject({
    code: 400,
  });
});

test('who may not edit is refused, and who has not signed in is asked to', async () => {
  const analyst = await as('analyst');
  expect((await analyst.ask(oneLinks.templates, { app })).length).toBe(2);
  await expect(analyst.ask(packages.rebuild, { app, body: { ids: [] } })).rejects.toMatchObject({ code: -1003 });
  await expect((await as('channel')).ask(packages.page, { app })).rejects.toMatchObject({ code: -1003 });
  await expect(nobody.ask(downloadAddresses.all, { app })).rejects.toMatchObject({ trouble: 'session' });
});
