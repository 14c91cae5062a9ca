import { expect, test } from 'vitest';
import type { Platform } from '#app/api/apps/shapes.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { choose, scenarios } from './scenarios.ts';

test.each<[keyof typeof scenarios, Platform]>([
  ['super-ios', 'iOS'],
  ['super-android', 'Android'],
  ['super-harmony', 'Harmony'],
  ['super-quickapp', 'quickApp'],
  ['super-h5', 'H5'],
  ['super-wx', 'wx'],
  ['super-wg', 'wg'],
  ['super-dg', 'dg'],
  ['super-selfbuilt', 'selfBuilt'],
])('%s is called as the glossary calls its platform', (name, platform) => {
  const [chinese, english] = platformNames[platform];
  expect(scenarios[name]).toMatchObject({ chinese: `主账号 · ${chinese}`, english: `Owner, ${english}` });
});

test('a scenario stays as it is where nothing is chosen', () => {
  expect(choose('staff-h5', 'none')).toEqual(scenarios['staff-h5']);
});

test('a fault meets the person, the app and the world that are there', () => {
  expect(choose('staff-h5', 'failing')).toMatchObject({ account: 'staff@provena.test', app: 1005, fault: 'failing' });
  expect(choose('fresh-account', 'slow')).toMatchObject({ change: 'no-apps', fault: 'slow' });
  expect(choose('none', 'failing')).toMatchObject({ account: null, fault: 'failing' });
});

test('another fault takes the place of the first one', () => {
  expect(choose('failing', 'offline')).toMatchObject({ account: 'super@provena.test', fault: 'offline' });
});

test('another person comes without the fault and the app of the story', () => {
  expect(choose('failing', 'channel-h5')).toEqual(scenarios['channel-h5']);
});
