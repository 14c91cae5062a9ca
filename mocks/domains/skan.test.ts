import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from './testService.ts';

const { client: nobody, signIn } = testService();
const as = async (name: string) => (await signIn(name)).client;
const { skan } = ours;
const app = 1001;

test('shares are those of the values that are live, and all of them are one', async () => {
  const { live, shares } = await (await as('super')).ask(skan.maps, { app });
  const values = live?.rules.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  expect(shares.map(({ value }) => value)).toEqual(values);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(shares.find(({ value }) => value === 15)?.share).toBe(0);
});

test('a map with slips stays a draft, and is published once they are mended', async () => {
  const owner = await as('super');
  const { draft, live } = await owner.ask(skan.maps, { app });
  if (!draft) throw new Error('no draft');
  await expect(owner.send(skan.publish, { app, body: { note: '拆分订阅' } })).rejects.toMatchObject({
    code: -1009,
    data: [
      { code: 'overlap', from: 32 },
      { code: 'unreachable', from: 63 },
    ],
  });
  const rules = draft.rules.filter(({ from }) => from !== 63);
  for (const rule of rules) if (rule.from === 32) rule.low = 30;
  await owner.send(skan.save, { app, body: { rules, coarse: draft.coarse } });
  await expect(owner.send(skan.publish, { app, body: { note: ' ' } })).rejects.toMatchObject({ code: -999 });
  const published = await owner.send(skan.publish, { app, body: { note: ' 拆分订阅 ' } });
  expect(published).toMatchObject({ version: (live?.version ?? 0) + 1, publishedOn: '2026-11-20', note: '拆分订阅' });
  expect(await owner.ask(skan.maps, { app })).toMatchObject({
    draft: null,
    mixedUntil: '2026-12-31',
    past: [{ version: live?.version }, {}, {}],
  });
  await expect(owner.send(skan.publish, { app, body: { note: '再来' } })).rejects.toMatchObject({ trouble: 'refused' });
});

test('what is no value is not saved, and what was saved is the draft', async () => {
  const owner = await as('super');
  const rule = { from: 60, to: 64, name: '订阅', event: 'subscribe', kind: 'count' as const, property: null, low: null, high: null };
  await expect(owner.send(skan.save, { app, body: { rules: [rule], coarse: [] } })).rejects.toMatchObject({ code: 400 });
  await owner.send(skan.save, { app, body: { rules: [{ ...rule, to: 63 }], coarse: [] } });
  expect((await owner.ask(skan.maps, { app })).draft?.rules).toHaveLength(1);
});

test('only apps of Apple have values, and only who may edit changes them', async () => {
  await expect((await as('super')).ask(skan.maps, { app: 1002 })).rejects.toMatchObject({ code: -1003 });
  await expect((await as('staff')).ask(skan.maps, { app })).rejects.toMatchObject({ code: -1003 });
  await expect((await as('analyst')).send(skan.publish, { app, body: { note: '发布' } })).rejects.toMatchObject({ code: -1003 });
  await expect(nobody.ask(skan.maps, { app })).rejects.toMatchObject({ trouble: 'session' });
});
