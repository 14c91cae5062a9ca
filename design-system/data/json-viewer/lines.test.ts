import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, type Json } from './lines.ts';

const nothing = { folded: new Set<string>(), pages: new Map<string, number>() };
const printed = (value: Json) =>
  linesOf(value, nothing)
    .map(
      ({ key, text, kind, isLast }) =>
        `${key === undefined ? '' : `${JSON.stringify(key)}:`}${text}${isLast || kind === 'open' ? '' : ','}`,
    )
    .join('');

test('what is printed is the value', () => {
  // Lists shorter than a page: beyond that the viewer prints a line that asks for more.
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const plain: Json = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(printed(plain))).toEqual(plain);
    }),
  );
});

test('a long list is printed a page at a time and says how many are left', () => {
  const lines = linesOf(
    Array.from({ length: 250 }, (_, index) => index),
    nothing,
  );
  expect(lines).toHaveLength(103);
  expect(lines[101]).toMatchObject({ kind: 'more', text: '150' });
});

test('a folded container is one line that says how much is in it', () => {
  expect(linesOf({ a: { b: 1, c: 2 } }, { ...nothing, folded: new Set(['/a']) })[1]).toMatchObject({
    key: 'a',
    kind: 'folded',
    text: '{ 2 }',
  });
});

test('a key with slashes keeps a path of its own', () => {
  expect(linesOf({ 'a/b': [], a: { b: [] } }, nothing).map(({ path }) => path)).toEqual(['', '/a~1b', '/a', '/a/b', '/a', '']);
});
