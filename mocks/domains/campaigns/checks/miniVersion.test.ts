import { expect, test } from 'vitest';
import { appOf } from '../../../service/access.ts';
import { registryOf } from '../../../world/campaigns/records/campaignRegistry.ts';
import { preflight } from '../../../world/campaigns/records/checks.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

test.each([
  ['current', []],
  ['audit', ['warn']],
  ['latest', ['warn']],
] as const)('a click to the version %s of a mini program', (miniVersion, levels) => {
  const { world } = testService({ campaigns: 50 });
  const body = draftOn(101, 'toutiao', { target: 'miniProgram', url: null, deepLink: null, miniVersion });
  const found = preflight(registryOf(world, appOf(world, 1006)), body);
  expect(found.filter(({ code }) => code === 'versionNotReleased').map(({ level }) => level)).toEqual(levels);
});
