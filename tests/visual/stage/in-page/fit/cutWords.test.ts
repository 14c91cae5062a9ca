import { expect, test } from 'vitest';
import { finderIn } from './finderIn.ts';

const found = finderIn({
  file: 'cutWords.ts',
  check: 'cutWords',
  page: (html) => `<body style="font: 16px/20px sans-serif">${html}</body>`,
});

const line = 'white-space: nowrap; overflow: hidden; width: 60px';
const words = 'Routing templates';

test.each([
  ['a line that ends at an edge', `<p style="${line}">${words}</p>`],
  ['dots that a flex container cannot show', `<p style="display: flex; ${line}; text-overflow: ellipsis"><span>${words}</span></p>`],
  ['dots that a box inside does not get', `<div style="${line}; text-overflow: ellipsis"><p>${words}</p></div>`],
  ['a line that is half as high as its letters', `<p style="height: 10px; overflow: clip">${words}</p>`],
  ['a second line below the edge', `<p style="width: 70px; height: 20px; overflow: hidden">${words}</p>`],
  ['letters that a box between lets pass', `<div style="${line}"><b style="display: inline-block">${words}</b></div>`],
  ['what was typed into a short field', `<input style="width: 60px" value="${words}">`],
  ['what a short field asks for', `<input style="width: 60px" placeholder="${words}">`],
])('%s is cut', async (_, html) => {
  expect(await found(html)).toMatch(/^The words “Routing templates” are cut without a sign: they lack \d+ px\.$/);
});

test.each([
  ['dots', `<p style="${line}; text-overflow: ellipsis">${words}</p>`],
  ['dots in a short field', `<input style="width: 60px; text-overflow: ellipsis" value="${words}">`],
  ['dots after words in bold', `<p style="${line}; text-overflow: ellipsis"><b>${words}</b></p>`],
  [
    'dots at the last line that has room',
    `<p style="width: 70px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${words}</p>`,
  ],
  ['a way to scroll', `<div style="overflow: hidden; width: 60px"><p style="${line}; overflow-x: auto">${words}</p></div>`],
  ['a fade', `<p style="${line}; mask-image: linear-gradient(to right, black, transparent)">${words}</p>`],
  ['nothing to see', `<p style="${line}; visibility: hidden">${words}</p>`],
  ['words for readers of the screen alone', `<p style="${line}; width: 1px; height: 1px">${words}</p>`],
  ['room for the letters in a line that has none', `<p style="line-height: 13px; height: 13px; overflow: hidden">acmn</p>`],
  ['a menu that stands out', `<div style="${line}"><p style="position: absolute">${words}</p></div>`],
  ['a box to be checked, which has a value and no words', `<input type="checkbox" style="width: 8px" value="${words}">`],
  ['a child without words', `<div style="${line}"><p style="width: 90px; height: 20px; background: red"></p></div>`],
])('%s is no cut', async (_, html) => {
  expect(await found(html)).toBeUndefined();
});
