import { expect, test } from 'vitest';
import { finderIn } from './finderIn.ts';

const found = finderIn({
  file: 'wordsOnWords.ts',
  check: 'wordsOnWords',
  page: (html) => `<body style="font: 16px/20px sans-serif; margin: 0">${html}</body>`,
});

const over = 'position: absolute; left: 10px; top: 4px';
const ground = '<p style="margin: 0">Installs</p>';

test.each([
  ['a word over another one', `${ground}<b style="${over}">Clicks</b>`],
  ['a word that lets the pointer through', `${ground}<b style="${over}; pointer-events: none">Clicks</b>`],
  ['a box that is not filled', `${ground}<div style="${over}; border: 1px solid">Clicks</div>`],
  ['a box that is hardly filled', `${ground}<div style="${over}; background: rgb(255 255 255 / 30%)">Clicks</div>`],
  ['a ground that holds both', `<div style="background: white">${ground}<b style="${over}">Clicks</b></div>`],
  ['a line that has no room', '<p style="margin: 0; width: 60px">Installs<br><b style="margin-top: -12px; display: block">Clicks</b></p>'],
  ['labels of a chart', '<svg><text x="10" y="20">Installs</text><text x="40" y="22">Clicks</text></svg>'],
  [
    'labels of a chart in front of a line',
    '<svg><text x="10" y="20">Installs</text><text x="40" y="22">Clicks</text><path d="M0 0 L200 40" fill="none" stroke="red"/></svg>',
  ],
])('%s cannot be read', async (_, html) => {
  expect(await found(html)).toBe('The words “Installs” and “Clicks” lie on each other.');
});

test.each([
  ['a word beside another one', `${ground}<b style="position: absolute; left: 100px; top: 0">Clicks</b>`],
  ['lines whose boxes meet and whose letters do not', `${ground}<b style="position: absolute; left: 0; top: 14px">names</b>`],
  ['letters that touch', `${ground}<b style="position: absolute; left: 53px; top: 0">Clicks</b>`],
  ['a menu', `${ground}<div style="${over}; background: white">Clicks</div>`],
  ['a dialog over both', `${ground}<b style="${over}">Clicks</b><div style="position: fixed; inset: 0; background: white">Ask</div>`],
  ['a picture over both', `${ground}<b style="${over}">Clicks</b><canvas style="position: fixed; inset: 0"></canvas>`],
  [
    'a label of a chart on its box',
    '<svg><text x="10" y="20">Installs</text><rect width="99" height="40" fill="#fff"/><text x="40" y="22">Clicks</text></svg>',
  ],
  ['nothing to see', `${ground}<b style="${over}; visibility: hidden">Clicks</b>`],
  ['words for readers of the screen', `${ground}<b style="${over}; width: 1px; height: 1px; overflow: hidden">Clicks</b>`],
  [
    'what is scrolled away',
    `${ground}<div style="${over}; left: 10px; width: 5px; overflow: hidden"><b style="margin-left: 8px">Clicks</b></div>`,
  ],
  ['a word and its outline', `${ground}<b style="position: absolute; left: 0; top: 0">Installs</b>`],
])('%s can be read', async (_, html) => {
  expect(await found(html)).toBeUndefined();
});
