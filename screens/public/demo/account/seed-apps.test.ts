import { expect, test } from 'vitest';
import { sampleApps } from './seed-apps.ts';
import { apps } from '#app/api/apps/apps.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import { testService } from '#mocks/domains/testService.ts';

test('the sample apps are those that the demo account is told of, one of each platform', async () => {
  const { client } = await testService().signIn(demoAccount.email, demoAccount.password);
  const { all } = await client.ask(apps.all, {});
  const known = new Map(all.map(({ id, name, platform }) => [id, { id, name, platform }]));
  expect(sampleApps.map(({ id }) => known.get(id))).toEqual(sampleApps);
  expect(new Set(sampleApps.map(({ platform }) => platform)).size).toBe(9);
});
