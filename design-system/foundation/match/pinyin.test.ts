import { expect, test } from 'vitest';
import { readingsOf } from './pinyin.ts';

const usual: [characters: string, reading: string][] = [
  ['山海行纪', 'shan hai xing ji'],
  ['推广活动管理', 'tui guang huo dong guan li'],
  ['巨量引擎', 'ju liang yin qing'],
  ['渠道激活留存', 'qu dao ji huo liu cun'],
  ['啊座', 'a zuo'],
  ['女略', 'nv lve'],
  // Not among the 3,755 characters of level 1: read like their neighbours.
  ['溯琪璐瑶', 'su qi lu yao'],
  ['廣應點擊數據', 'guang ying dian ji shu ju'],
];

test.each(usual)('%s is read %s', (characters, reading) => {
  for (const [at, syllable] of reading.split(' ').entries()) expect(readingsOf([...characters][at] ?? '')).toContain(syllable);
});

test.each([
  ['重', ['zhong', 'chong']],
  ['行', ['xing', 'hang', 'heng']],
  ['长', ['chang', 'zhang']],
  ['乐', ['le', 'yue']],
  ['单', ['dan', 'shan', 'chan']],
  ['调', ['diao', 'tiao']],
  ['绿', ['lv', 'lu']],
])('%s has every reading', (character, all) => {
  expect(readingsOf(character)).toEqual(all);
});

test('nothing else has a reading', () => {
  expect(['a', '1', '·', '。', 'あ', '한', '😀', ''].flatMap(readingsOf)).toEqual([]);
});
