import { expect, test } from 'vitest';
import { canSelectAll, countOf, everything, keysOf, nothing, refreshed, withBoxes, type Selection } from './selection.ts';

const page = (...keys: string[]) => new Map(keys.map((key) => [key, `row ${key}`]));
const first = page('1', '2', '3');
const second = page('4', '5', '6');
const ticked = (selection: Selection<string>, keys: string[], inSight: ReadonlyMap<string, string>) =>
  withBoxes(selection, new Set(keys), inSight);

test('rows stay selected on pages that are not in sight', () => {
  const one = ticked(nothing, ['1', '2'], first);
  const two = ticked(one, [...keysOf(one, second), '5'], second);
  expect([...keysOf(two, second)]).toEqual(['1', '2', '5']);
  expect(countOf(two, 1284)).toBe(3);
  expect([...keysOf(ticked(two, ['1', '2'], second), second)]).toEqual(['1', '2']);
});

test('all that match is offered for a whole page, and counts what is nowhere in sight', () => {
  const all = ticked(nothing, ['1', '2', '3'], first);
  expect(canSelectAll(all, first, 1284)).toBe(true);
  expect(canSelectAll(all, first, 3)).toBe(false);
  expect(canSelectAll(ticked(nothing, ['1'], first), first, 1284)).toBe(false);
  expect(countOf(everything, 1284)).toBe(1284);
  expect([...keysOf<string>(everything, second)]).toEqual(['4', '5', '6']);
  expect(canSelectAll<string>(everything, second, 1284)).toBe(false);
});

test('of all that match single rows are left out, page by page', () => {
  const without2 = ticked(everything, ['1', '3'], first);
  const without25 = ticked(without2, ['4', '6'], second);
  expect(countOf(without25, 1284)).toBe(1282);
  expect([...keysOf(without25, first)]).toEqual(['1', '3']);
  const again = ticked(without25, ['1', '2', '3'], first);
  expect(countOf(again, 1284)).toBe(1283);
});

test('what is gone is not selected any more, and what changed is as it is now', () => {
  const selected = ticked(nothing, ['1', '2'], first);
  const now = refreshed(selected, new Map([['2', 'row 2, renamed']]));
  expect(now).toEqual({ kind: 'rows', rows: new Map([['2', 'row 2, renamed']]) });
});
