import { expect, test } from 'vitest';
import { listIn, pairsIn } from './wireValues.ts';

test('lists and pairs of the wire are read, and nothing else is taken for one', () => {
  expect(listIn('["__OS__","__IP__"]')).toEqual(['__OS__', '__IP__']);
  for (const text of [null, '', '{', '{"a":1}', '7']) expect(listIn(text)).toBeNull();
  expect(pairsIn('[{"key":"a","value":"1"},{"key":"b","value":""},7]')).toBe('a=1 & b=');
  for (const text of [null, '', '[', '{"key":"a"}']) expect(pairsIn(text)).toBe('');
});
