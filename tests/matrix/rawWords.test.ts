import { describe, expect, test } from 'vitest';
import { findRawWords } from './rawWords.ts';

describe('words of the wire', () => {
  test('are found where they are words of their own', () => {
    expect(findRawWords('Apps: wx, selfBuilt and wx')).toEqual(['wx', 'selfBuilt']);
    expect(findRawWords('Organic: included isNatureOpen')).toEqual(['isNatureOpen']);
    expect(findRawWords('campaigninfo, asacampaigninfo')).toEqual(['campaigninfo', 'asacampaigninfo']);
  });

  test('keys of pages are found, addresses of mailboxes are not', () => {
    expect(findRawWords('Requires dashboard@monitor')).toEqual(['dashboard@monitor']);
    expect(findRawWords('super@provena.test')).toEqual([]);
  });

  test('parts of other words, addresses and names of files are not', () => {
    expect(findRawWords('wxyz, https://m.test/wx/campaigninfo?appId=7, rows-wx.csv, Mini program')).toEqual([]);
  });

  test('names of the trade are not', () => {
    expect(findRawWords('iOS, eCPM, ARPPU, HarmonyOS, H5 (web), Quick app, vivo Ads')).toEqual([]);
  });
});

describe('names of the system', () => {
  test.each([
    ['a role', 'Role 主账号', '主账号'],
    ['a platform', '云舟阅读 · 快应用', '快应用'],
    ['a medium', 'Top 10\n巨量引擎\n214,386', '巨量引擎'],
    ['a medium of two words', 'OPPO 广告 3,104', 'OPPO 广告'],
    ['a medium beside another name', '自然量 · 自然量', '自然量'],
    ['a word before an abbreviation', '渠道 ID', '渠道'],
    ['a state', 'Status: 即将到期', '即将到期'],
    ['a metric', '激活 864,120', '激活'],
    ['the title of a page', 'See 推广活动明细', '推广活动明细'],
    ['a section of the menu', '行为分析', '行为分析'],
  ])('%s is found', (_, text, found) => {
    expect(findRawWords(text)).toEqual([found]);
  });

  test.each([
    ['a campaign', '激活-OCPX-0911'],
    ['a campaign of several words', '品牌词-精确匹配'],
    ['an ad beside its campaign', '秋季版本-混剪-3 · 角色PV 2'],
    ['an app', '星海远征'],
    ['an announcement', '广告明细新增关键词层级，可与渠道、推广活动组、创意一起下钻。'],
    ['a channel of the company itself', '线下门店扫码'],
  ])('what people wrote is not: %s', (_, text) => {
    expect(findRawWords(text)).toEqual([]);
  });
});
