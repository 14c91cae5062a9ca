import { expect, test } from 'vitest';
import { foundIn, isMacro, partsOf, shortForm } from './trackingUrl.ts';

const link = 'https://t.provena.example/c/8Kq2mZ?cid=__CID__&utm_campaign=autumn%20kol&utm_content=kol_a';

test('a link is its address and its parameters in their order', () => {
  expect(partsOf(link)).toEqual({
    base: 'https://t.provena.example/c/8Kq2mZ',
    parameters: [
      { key: 'cid', value: '__CID__', isMacro: true },
      { key: 'utm_campaign', value: 'autumn kol', isMacro: false },
      { key: 'utm_content', value: 'kol_a', isMacro: false },
    ],
  });
  expect(partsOf('https://t.provena.example/c/1').parameters).toEqual([]);
});

test('a value that is no proper encoding is shown as it is', () => {
  expect(partsOf('https://t.example/c?a=100%').parameters).toEqual([{ key: 'a', value: '100%', isMacro: false }]);
});

test.each(['__CALLBACK_PARAM__', '{callback}', '{{ad.id}}', '$oa$'])('%s is a macro', (text) => expect(isMacro(text)).toBe(true));
test.each(['autumn', '__x', '{a b}', '$', ''])('%j is none', (text) => expect(isMacro(text)).toBe(false));

test.each([
  ['', '/c/8Kq2mZ?utm_content=kol_a'],
  ['autumn', '/c/8Kq2mZ?utm_campaign=autumn kol'],
  ['__cid', '/c/8Kq2mZ?cid=__CID__'],
  ['nowhere', '/c/8Kq2mZ?utm_content=kol_a'],
])('searched for %j it is short as %s', (search, short) => expect(shortForm(link, search)).toBe(short));

test.each([
  ['https://www.xinghai.example/autumn', 'AUTUMN', '…hai.example/autumn'],
  ['xinghai://event/autumn', 'event', 'xinghai://event/autumn'],
  ['xinghai://event/autumn', 'spring', null],
  ['xinghai://event/autumn', ' ', null],
  [null, 'event', null],
])('of %j, searched for %j, the cell shows %j', (text, search, shown) => expect(foundIn(text, search)).toBe(shown));
