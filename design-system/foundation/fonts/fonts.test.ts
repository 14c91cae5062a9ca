import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asciiSubset } from './ascii-subset.ts';

test('the part of the font that is kept here is the one that `npm run fonts` cuts out', async () => {
  expect(readFileSync(new URL('inter-ascii.woff2', import.meta.url)).equals(await asciiSubset())).toBe(true);
});

test('no character is promised by both parts, so that one of them is enough', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
  const [first = [], second = []] = [...css.matchAll(/unicode-range:([^;]*);/g)].map(([, ranges = '']) =>
    ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  );
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  const shared = first.filter(([from, to]) => second.some(([begin, end]) => from <= end && begin <= to));
  expect(shared).toEqual([]);
});
