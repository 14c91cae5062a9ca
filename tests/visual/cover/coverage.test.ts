import { expect, test } from 'vitest';
import { complaintsOf, unshownOf } from './coverage.ts';

const row = { key: 'hover: &:hover { background: red; }', place: 'data/table/Table', isShown: false };
const ring = { key: 'focus: &[data-focus-visible] { outline: 1px; }', place: 'fields/switch/Switch', isShown: true };

test('a rule that no picture shows is named with the place where its part stands', () => {
  expect(complaintsOf([row, ring], {})).toEqual([expect.stringMatching(/^No picture shows hover: .* data\/table\/Table/)]);
});

test('what is on the list is known, until a picture shows it', () => {
  expect(complaintsOf([row, ring], { [row.key]: row.place })).toEqual([]);
  expect(complaintsOf([ring], { [ring.key]: ring.place })).toEqual([expect.stringContaining('take it from')]);
});

test('the list is made of what no picture shows', () => {
  expect(unshownOf([row, ring])).toEqual({ [row.key]: row.place });
});
