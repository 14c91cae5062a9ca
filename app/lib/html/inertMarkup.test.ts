import { expect, test } from 'vitest';
import { inertMarkup } from './inertMarkup.ts';

test.each([
  [`<p onclick="window.hacked='click'">a</p>`, `<p data-onclick="window.hacked='click'">a</p>`],
  ['<img src="x"onerror=run()>', '<img src="x"data-onerror=run()>'],
  ['<svg/onload=run()><g ONLOAD = run()></g></svg>', '<svg/data-onload=run()><g data-ONLOAD = run()></g></svg>'],
  ['<img title="a > b" onerror="run()">', '<img title="a > b" data-onerror="run()">'],
  ['<p\n\tonmouseover=run()>', '<p\n\tdata-onmouseover=run()>'],
  ['<style>body { display: none }</style>', '<noembed>body { display: none }</noembed>'],
  ['<p style="position: fixed">', '<p data-style="position: fixed">'],
])('%s has nothing that a parser would try', (sent, inert) => {
  expect(inertMarkup(sent)).toBe(inert);
});

test.each(['<p>set one = 1, style = bold</p>', '<a href="https://x.test/?online=1">online = yes</a>', 'a < b, onclick = c > d'])(
  '%s stays as it is',
  (sent) => {
    expect(inertMarkup(sent)).toBe(sent);
  },
);
