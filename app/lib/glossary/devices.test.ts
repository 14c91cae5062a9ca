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

test.each(['search', 'SEARCH_RESULTS', 'search results'])('%s is the search results of the App Store (R-102)', (key) => {
  expect([deviceName('placement', key, 'zh-CN'), deviceName('placement', key, 'en')]).toEqual(['搜索结果', 'Search results']);
});

test('each placement of the App Store has its name, and any other keeps its own (R-102)', () => {
  const names = ['searchTab', 'TODAY_TAB', 'productPage', 'PRODUCT_PAGES_BROWSE', '通关奖励翻倍'].map((key) =>
    deviceName('placement', key, 'en'),
  );
  expect(names).toEqual(['Search tab', 'Today tab', 'Product page browse', 'Product page browse', null]);
});
