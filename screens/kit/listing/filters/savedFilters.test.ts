import { expect, test } from 'vitest';
import { readSaved, withSaved } from './savedFilters.ts';

test('what a browser has stored is read with care', () => {
  expect([readSaved(undefined), readSaved('x'), readSaved([null, 3, { name: 'a' }, { name: 1, question: '' }])]).toEqual([[], [], []]);
  expect(readSaved([{ name: 'a', question: 'state=on', more: 1 }])).toEqual([{ name: 'a', question: 'state=on' }]);
});

test('the same name again takes the place of the first', () => {
  const saved = withSaved(withSaved([], { name: 'a', question: 'x' }), { name: 'b', question: 'y' });
  expect(withSaved(saved, { name: 'a', question: 'z' })).toEqual([
    { name: 'b', question: 'y' },
    { name: 'a', question: 'z' },
  ]);
});
