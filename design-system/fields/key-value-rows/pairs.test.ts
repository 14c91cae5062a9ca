import { expect, test } from 'vitest';
import { faultsOf } from './faultsOf.ts';
import { movePair, pairsIn, pastePairs } from './pairs.ts';

const pairs = (text: string) => pairsIn(text)?.map(({ key, value }) => `${key}:${value}`);

test.each([
  ['a=1&b=2', ['a:1', 'b:2']],
  ['?a=1&b=', ['a:1', 'b:']],
  ['https://t.provena.example/c/8Kq2p7?cid=__CID__&utm_content=%E7%A7%8B+01#top', ['cid:__CID__', 'utm_content:秋 01']],
  ['rate=100%', ['rate:100%']],
  ['url=https://x.example/?q=1', ['url:https://x.example/?q=1']],
  ['utm_campaign=autumn_kol\nutm_content = kol_c\n', ['utm_campaign:autumn_kol', 'utm_content:kol_c']],
  ['utm_campaign\tautumn_kol\r\nutm_content\tkol_c', ['utm_campaign:autumn_kol', 'utm_content:kol_c']],
  ['callback=https://x.example/?a=1&b=2\nnext=1', ['callback:https://x.example/?a=1&b=2', 'next:1']],
])('%j splits', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test.each(['秋季', '', '  ', '=1', 'a=1&b', '第一行\n第二行', 'a=1\nno pair'])('%j stays a piece of text', (text) => {
  expect(pairs(text)).toBeUndefined();
});

test('names the second of two equal keys and values without a key', () => {
  const rows = [
    { key: 'a', value: '1' },
    { key: ' a ', value: '2' },
    { key: '', value: '3' },
    { key: '', value: '' },
    { key: '', value: '' },
  ];
  expect(faultsOf(rows)).toEqual([undefined, 'twice', 'nameless', undefined, undefined]);
});

test('what is pasted replaces an empty row and follows a written one', () => {
  const [a, b, c] = [
    { key: 'a', value: '1' },
    { key: 'b', value: '2' },
    { key: 'c', value: '3' },
  ];
  const empty = { key: '', value: '' };
  expect(pastePairs([a, empty, c], 1, [b])).toEqual([a, b, c]);
  expect(pastePairs([a, c], 0, [b])).toEqual([a, b, c]);
  expect(pastePairs([], 0, [b])).toEqual([b]);
});

test('rows move within the list only', () => {
  const rows = ['a', 'b', 'c'].map((key) => ({ key, value: '' }));
  const keys = (from: number, to: number) => movePair(rows, from, to).map(({ key }) => key);
  expect(keys(0, 2)).toEqual(['b', 'c', 'a']);
  expect(keys(2, 1)).toEqual(['a', 'c', 'b']);
  expect(keys(0, -1)).toEqual(['a', 'b', 'c']);
  expect(keys(2, 3)).toEqual(['a', 'b', 'c']);
});
