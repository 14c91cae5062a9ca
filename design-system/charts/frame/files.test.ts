import { expect, test } from 'vitest';
import type { Dataset } from '../dataset/dataset.ts';
import { installsToday, retention, sources, systems } from '../sample/sample.ts';
import { cohortTable } from '../table/cohort-table.ts';
import { shareTable } from '../table/part-tables.ts';
import { trendTable } from '../table/trend-table.ts';
import { csvText } from './files.ts';

const lines = (text: string) => text.replace('\u{FEFF}', '').split('\r\n');

test('a trend becomes a file that a spreadsheet can count with', () => {
  const text = csvText({ title: '激活趋势', sentence: '激活 864,120。', sheets: [trendTable(installsToday, 'zh-CN')] }, 'zh-CN');
  expect(text.startsWith('\u{FEFF}')).toBe(true);
  expect(lines(text).slice(0, 7)).toEqual([
    '激活趋势',
    '"激活 864,120。"',
    '共 31 行',
    '',
    '日期,本期,上期,变化',
    '今日,12860,,未结束',
    '11-19,28714,24049,19.3978959624%',
  ]);
});

test('a difference of rates is a number of points and says so', () => {
  const text = csvText({ title: '系统版本', sentence: '', sheets: [shareTable(systems, 'en')] }, 'en');
  expect(lines(text).slice(3, 5)).toEqual(['系统,本期,变化 (pp)'.replace('变化', 'Change'), 'iOS 26,41.2%,7.4']);
});

test('layers are written point by point, cohorts with what is not final', () => {
  const stack = lines(csvText({ title: '来源', sentence: '', sheets: [trendTable(sources, 'zh-CN')] }, 'zh-CN'));
  expect(stack[3]).toBe('日期,信息流,搜索,应用商店,达人与社区,自然量');
  const map = lines(
    csvText({ title: '日留存', sentence: '', sheets: [cohortTable(retention, { minimum: 24_500, sizeName: '激活数' }, 'zh-CN')] }, 'zh-CN'),
  );
  expect(map[3]?.startsWith('激活日,激活数,次日,2 日,3 日')).toBe(true);
  expect(map[4]?.startsWith('平均,839770,38.4')).toBe(true);
  expect(map[5]?.startsWith('11-19,28714,18%,未到期,未到期')).toBe(true);
});

test('a file says what its page knows of it, and names its currency where there is money', () => {
  const describe = (title: string, hasMoney: boolean) => ({
    name: `${title}-星海远征 iOS`,
    notes: ['应用 星海远征 iOS', ...(hasMoney ? ['货币 CNY'] : [])],
  });
  const head = (data: Dataset) =>
    lines(csvText({ title: '趋势', sentence: '句子', sheets: [trendTable(data, 'zh-CN')], describe }, 'zh-CN')).slice(0, 4);
  expect(head(installsToday)).toEqual(['趋势', '句子', '应用 星海远征 iOS', '共 31 行']);
  expect(head({ ...installsToday, figures: { kind: 'money' } })).toEqual(['趋势', '句子', '应用 星海远征 iOS', '货币 CNY']);
});

test('two charts of one panel follow each other in one file', () => {
  const sheet = shareTable(systems, 'zh-CN');
  const text = csvText({ title: '终端属性', sentence: '', sheets: [sheet, sheet] }, 'zh-CN');
  expect(text.match(/系统,本期/g)).toHaveLength(2);
  expect(text.match(/\u{FEFF}/gu)).toHaveLength(1);
});
