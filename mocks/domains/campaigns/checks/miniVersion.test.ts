import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

test.each([
  ['current', []],
  ['audit', ['warn']],
  ['latest', ['warn']],
] as const)('a click to the version %s of a mini program', async (miniVersion, levels) => {
  const { client } = await testService({ campaigns: 50 }).signIn('super');
  const body = draftOn(101, 'toutiao', { target: 'miniProgram', url: null, deepLink: null, miniVersion });
  const found = await client.ask(ours.campaigns.preflight, { app: 1006, body });
  expect(found.filter(({ code }) => code === 'versionNotReleased').map(({ level }) => level)).toEqual(levels);
});
