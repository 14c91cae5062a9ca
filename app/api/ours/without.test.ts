import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { without, withoutCall } from './without.ts';

const ours = contract.filter(({ endpoint }) => endpoint.isOurs).map(({ name }) => name);

test('every call of ours has what the console does without it', () => {
  expect(ours.filter((name) => withoutCall(name) === undefined)).toEqual([]);
});

test('nothing is said about a call that is gone', () => {
  const known = new Set(ours.flatMap((name) => [name, name.split('.')[0] ?? '']));
  expect(Object.keys(without).filter((name) => !known.has(name))).toEqual([]);
});
