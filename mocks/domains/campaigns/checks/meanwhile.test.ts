import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

const { campaigns, campaignInfo, groups } = ours;
const app = 1001;

/** One verb for one campaign, whatever it is by now or as it was read. */
const verb = (to: 'disable' | 'archive' | 'delete', id: number, revision?: number | null) => ({
  ...rest,
  ids: [id],
  revisions: revision === undefined || revision === null ? null : [revision],
  to,
});

const rest = { group: null, clickWindow: null, viewWindow: null, callbackEvents: null };

/** Two admins who both have read the same campaigns. */
async function twoAdmins() {
  const { signIn } = testService({ campaigns: 40 });
  const [{ client: mine }, { client: other }] = [await signIn('super'), await signIn('manager')];
  const { rows } = await mine.ask(campaigns.page, { app, size: 4, sort: 'name' });
  const ids = rows.map(({ id }) => id);
  const revisions = rows.flatMap(({ revision }) => revision ?? []);
  const setWindow = async (clickWindow: number, viewWindow: number | null) =>
    mine.send(campaigns.change, { app, body: { ...rest, ids, revisions, to: 'window', clickWindow, viewWindow } });
  const now = async (id: number) => (await mine.ask(campaigns.page, { app, search: String(id) })).rows.find((one) => one.id === id);
  return { mine, other, ids, revisions, setWindow, now };
}

const [first, second, third] = [0, 1, 2];

test('a campaign that somebody else has changed since it was read is left alone, and the others are changed', async () => {
  const { other, ids, revisions, setWindow, now } = await twoAdmins();
  expect(revisions).toHaveLength(4);
  const [one, two, three] = [ids[first] ?? 0, ids[second] ?? 0, ids[third] ?? 0];
  const read = await other.ask(campaigns.one, { app, id: one });
  await other.send(campaigns.update, { app, id: one, body: { ...read, clickWindow: 14 } });
  await other.send(campaigns.change, { app, body: verb('disable', two) });
  const answer = await setWindow(3, 1);
  expect(answer).toMatchObject({ changed: 2, gone: [] });
  expect(answer.movedOn).toMatchObject([
    { now: { id: one, clickWindow: 14 }, by: '陆闻舟', at: expect.stringMatching(/^2026-11-20 /) },
    { now: { id: two, isEnabled: false } },
  ]);
  expect(await now(one)).toMatchObject({ clickWindow: 14, viewWindow: read.viewWindow });
  expect(await now(three)).toMatchObject({ clickWindow: 3, viewWindow: 1 });
});

test('who has seen it as it is now changes it with the revision of the answer', async () => {
  const { mine, other, ids, setWindow, now } = await twoAdmins();
  const [id = 0] = ids;
  await other.send(campaigns.change, { app, body: verb('disable', id) });
  const { movedOn } = await setWindow(3, 1);
  const revisions = movedOn.flatMap(({ now: row }) => row.revision ?? []);
  const again = { ...rest, ids: movedOn.map(({ now: row }) => row.id), revisions, to: 'window', clickWindow: 3, viewWindow: 1 } as const;
  expect(await mine.send(campaigns.change, { app, body: again })).toMatchObject({ changed: 1, movedOn: [], gone: [] });
  expect(await now(id)).toMatchObject({ clickWindow: 3, isEnabled: false });
});

test('the same change twice is no conflict, and without revisions nothing is compared', async () => {
  const { mine, other, ids, setWindow } = await twoAdmins();
  await setWindow(3, 1);
  // Its answer was lost, so it is sent again as it was.
  expect(await setWindow(3, 1)).toMatchObject({ changed: 4, movedOn: [], gone: [] });
  await other.send(campaigns.change, { app, body: verb('disable', ids[0] ?? 0) });
  const body = { ...rest, ids, revisions: null, to: 'archive' } as const;
  expect(await mine.send(campaigns.change, { app, body })).toMatchObject({ changed: 4, movedOn: [], gone: [] });
});

test('one that is gone meanwhile does not stop the others', async () => {
  const { mine, ids, revisions } = await twoAdmins();
  const body = { ...rest, ids: [1, ...ids], revisions: [0, ...revisions], to: 'window', clickWindow: 3, viewWindow: null } as const;
  expect(await mine.send(campaigns.change, { app, body })).toMatchObject({ changed: 4, movedOn: [], gone: [1] });
  await expect(mine.send(campaigns.change, { app, body: { ...body, revisions: [0] } })).rejects.toMatchObject({ trouble: 'refused' });
  await expect(mine.send(campaigns.change, { app, body: { ...body, revisions: null } })).rejects.toMatchObject({ status: 404 });
});

test('a campaign that a merge of groups has moved has changed, and its history says who did it', async () => {
  const { mine, other, setWindow, ids, now } = await twoAdmins();
  const [id = 0] = ids;
  const made = await other.send(groups.create, { app, body: { name: '合并用', note: null, campaigns: [id] } });
  const { movedOn } = await setWindow(3, 1);
  expect(movedOn).toMatchObject([{ now: { id, group: made.id } }]);
  const into = (await mine.ask(groups.page, { app })).rows.find((one) => one.id !== made.id)?.id ?? 0;
  await other.send(groups.merge, { app, id: made.id, body: { into, revision: null } });
  expect(await now(id)).toMatchObject({ group: into });
  const [last] = await mine.ask(campaignInfo.history, { app, id });
  expect(last).toMatchObject({ by: '陆闻舟', field: 'group', after: String(into) });
});

test('a form is refused where somebody else has saved meanwhile, and saves with the revision of what stands there now', async () => {
  const { mine, other, ids } = await twoAdmins();
  const [id = 0] = ids;
  const read = await mine.ask(campaigns.one, { app, id });
  await other.send(campaigns.update, { app, id, body: { ...read, clickWindow: 14 } });
  const body = { ...read, billing: 'CPM' as const };
  await expect(mine.send(campaigns.update, { app, id, body })).rejects.toMatchObject({ trouble: 'refused', status: 409 });
  const now = await mine.ask(campaigns.one, { app, id });
  expect(now).toMatchObject({ clickWindow: 14, billing: read.billing });
  const saved = await mine.send(campaigns.update, { app, id, body: { ...now, billing: 'CPM' } });
  expect(saved).toMatchObject({ clickWindow: 14, billing: 'CPM' });
  // Its answer was lost, so it is sent again as it was.
  expect(await mine.send(campaigns.update, { app, id, body: { ...now, billing: 'CPM' } })).toEqual(saved);
  // Who sends no revision compares nothing.
  expect(await mine.send(campaigns.update, { app, id, body: { ...body, revision: null } })).toMatchObject({
    clickWindow: read.clickWindow,
  });
});

test('one that somebody else has changed is not deleted, nor one that has data, and the answer says which', async () => {
  const { mine, other, ids } = await twoAdmins();
  const fresh = await mine.send(campaigns.create, { app, body: draftOn(101, 'toutiao') });
  await other.send(campaigns.change, { app, body: verb('disable', fresh.id) });
  const refused = await mine.send(campaigns.change, { app, body: verb('delete', fresh.id, fresh.revision) });
  expect(refused).toMatchObject({ changed: 0, movedOn: [{ now: { id: fresh.id, isEnabled: false }, by: '陆闻舟' }] });
  const revision = refused.movedOn[0]?.now.revision;
  expect(await mine.send(campaigns.change, { app, body: verb('delete', fresh.id, revision) })).toMatchObject({
    changed: 1,
    movedOn: [],
    gone: [],
  });
  const [withData = 0] = ids;
  expect(await mine.send(campaigns.change, { app, body: verb('delete', withData) })).toMatchObject({
    changed: 0,
    movedOn: [{ now: { id: withData }, by: null }],
  });
});
