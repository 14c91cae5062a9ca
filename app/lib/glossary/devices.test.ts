import { expect, test } from 'vitest';
import { deviceName, hasAppVersions } from './devices.ts';

test('what devices are set to is called in the language of the reader; what is unknown stays as it came', () => {
  expect(['zh-CN', 'en'].map((locale) => deviceName('carrier', 'mobile', locale === 'en' ? 'en' : 'zh-CN'))).toEqual([
    '中国移动',
    'China Mobile',
  ]);
  expect(deviceName('country', 'JP', 'en')).toBe('Japan');
  expect(deviceName('language', 'ja', 'en')).toBe('Japanese');
  expect(deviceName('language', 'ja', 'zh-CN')).toBe('日语');
  expect(deviceName('resolution', '1179x2556', 'en')).toBe('1179 × 2556');
  expect(deviceName('network', '6g', 'en')).toBe('6g');
  expect(deviceName('network', 'toString', 'en')).toBe('toString');
  expect([deviceName('appVersion', '2.4.0', 'en'), deviceName('appVersion', '', 'en')]).toEqual(['2.4.0', 'Unknown version']);
  expect(deviceName('model', 'iPhone 16', 'en')).toBeNull();
});

test('apps and mini programs have versions; websites have none', () => {
  const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;
  expect(platforms.filter((platform) => !hasAppVersions({ platform }))).toEqual(['H5', 'selfBuilt']);
});
