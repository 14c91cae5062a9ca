import { expect, test } from 'vitest';
import { openLink, sentLink, versionOf, withVersion } from './version.ts';

const at = (search: string) => new URLSearchParams(search);

test.each([
  ['', 1],
  ['v=1', 1],
  ['v=2', 2],
  ['v=17', 17],
  ['v=', 1],
  ['v=two', 1],
  ['v=-1', 1],
  ['v=0', 1],
  ['v=99999999', 1],
])('%s is of version %s', (search, version) => {
  expect(versionOf(at(search))).toBe(version);
});

test.each([
  ['', ''],
  ['app=1001', 'app=1001'],
  ['app=1001&v=1', 'app=1001'],
  ['app=1001&id=7', 'app=1001&id=7&v=2'],
  ['app=1001&v=1&by=campaign', 'app=1001&v=2&by=campaign'],
])('%s is written as %s', (search, written) => {
  expect(withVersion(at(search)).toString()).toBe(written);
});

test('a link of today, and one that says nothing old, stay as they came', () => {
  for (const search of ['app=1001&v=2&startdate=2026-10-01', 'app=1001', 'app=1001&v=1&by=campaign', 'app=1001&by=campaign'])
    expect(openLink('/monitor/campaigninfo', at(search))).toMatchObject({ isChanged: false, isNewer: false });
});

test('a page of the settings keeps what it calls as old reports did', () => {
  expect(openLink('/manage/subcampaignlist', at('app=1001&campaignid=7')).isChanged).toBe(false);
});

test('a link of a newer console says so', () => {
  expect(openLink('/monitor/campaigninfo', at('app=1001&v=3&by=campaign'))).toMatchObject({ isChanged: false, isNewer: true });
});

test('a link that is sent carries its version, whatever it says', () => {
  expect(sentLink('https://console.test/monitor/dashboard?app=1001')).toBe('https://console.test/monitor/dashboard?app=1001&v=2');
  expect(sentLink('https://console.test/manage/app')).toBe('https://console.test/manage/app?v=2');
  expect(sentLink('https://console.test/monitor/roi?app=1&v=1&by=day#top')).toBe('https://console.test/monitor/roi?app=1&v=2&by=day#top');
});
