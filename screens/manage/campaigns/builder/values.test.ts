import { expect, test } from 'vitest';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { draftOf, emptyValues, targetsOf, valuesOf } from './values.ts';

const campaign: CampaignDetail = {
  id: 1,
  link: 'https://t.provena.example/c/1',
  shortLink: null,
  isEnabled: true,
  state: 'running',
  name: '秋季-A',
  channel: 101,
  account: 7,
  group: 3,
  target: 'store',
  url: 'https://apps.apple.com/cn/app/id1',
  deepLink: null,
  packageId: 12,
  miniVersion: null,
  clickWindow: 14,
  viewWindow: 1,
  billing: 'CPC',
  macros: ['__CID__'],
  parameters: [{ key: 'a', value: 'b' }],
  callbackEvents: ['install'],
  startsOn: '2026-10-01',
  endsOn: '2026-12-01',
  revision: 3,
};

test('what was saved comes back as it was', () => {
  const { id: _id, link: _link, shortLink: _short, isEnabled: _is, state: _state, revision: _revision, ...draft } = campaign;
  expect(draftOf(valuesOf(campaign, 'toutiao'), campaign)).toEqual(draft);
});

test('callbacks that are switched off stay off, and back on are those of the channel', () => {
  const off = { ...campaign, callbackEvents: [] };
  expect(draftOf(valuesOf(off, 'toutiao'), off).callbackEvents).toEqual([]);
  expect(draftOf({ ...valuesOf(off, 'toutiao'), callback: 'all' }, off).callbackEvents).toBeNull();
  expect(draftOf({ ...valuesOf(off, 'toutiao'), callback: 'some', events: ['register'] }, off).callbackEvents).toEqual(['register']);
});

test('a mini program opens the version that was chosen, the release where nobody chose, and no other app has one', () => {
  const mini: CampaignDetail = { ...campaign, target: 'miniProgram', url: null, miniVersion: 'audit' };
  expect(draftOf(valuesOf(mini, 'toutiao'), mini)).toMatchObject({ miniVersion: 'audit', url: null });
  expect(draftOf({ ...valuesOf(mini, 'toutiao'), miniVersion: 'latest' }, mini).miniVersion).toBe('latest');
  expect(draftOf(emptyValues({ platform: 'wx' })).miniVersion).toBe('current');
  expect(draftOf({ ...valuesOf(campaign, 'toutiao'), miniVersion: 'latest' }, campaign).miniVersion).toBeNull();
});

test('what is empty is nothing, and a parameter without a key is left out', () => {
  const values = { ...emptyValues({ platform: 'iOS' }), url: ' ', parameters: [{ key: ' ', value: 'x' }] };
  expect(draftOf(values)).toMatchObject({ url: null, deepLink: null, parameters: [], channel: -1, viewWindow: null, endsOn: null });
});

test.each([
  ['iOS', ['store', 'page']],
  ['Android', ['store', 'package', 'page']],
  ['H5', ['page']],
  ['wg', ['miniProgram']],
] as const)('on %s a campaign leads to %j', (platform, targets) => expect(targetsOf({ platform })).toEqual(targets));
