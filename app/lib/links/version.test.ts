import { expect, test } from 'vitest';
import { compareVersions, versionIn } from './version.ts';

test.each([
  ['xinghai-6.3.0.apk', '6.3.0'],
  ['app_10.12-release.aab', '10.12'],
  ['latest.apk', null],
])('%s is version %s', (name, version) => {
  expect(versionIn(name)).toBe(version);
});

test.each([
  ['6.3.0', '6.2.9', 1],
  ['6.10', '6.9', 1],
  ['6.2', '6.2.0', 0],
  ['6.2.1', '6.3', -1],
])('%s beside %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});
