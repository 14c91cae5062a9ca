import { expect, test } from 'vitest';
import { emptyValues, together } from '../builder/values.ts';
import { rebased } from './rebased.ts';

const before = { ...emptyValues({ platform: 'iOS' }), name: '秋季-A', url: 'https://a.example', revision: 3 };

test('what only somebody else has changed is theirs, and what the reader has touched stays', () => {
  const mine = { ...before, name: '秋季-B', billing: 'CPC' as const };
  const theirs = { ...before, name: '秋季-C', clickWindow: '14', revision: 4 };
  expect(rebased({ before, mine, theirs, together })).toEqual({
    ...before,
    name: '秋季-B',
    billing: 'CPC',
    clickWindow: '14',
    revision: 4,
  });
});

test('fields that belong together stay together', () => {
  const mine = { ...before, deepLink: 'app://a' };
  const theirs = { ...before, target: 'page' as const, url: 'https://b.example', events: ['pay'], callback: 'some' as const, revision: 4 };
  expect(rebased({ before, mine, theirs, together })).toEqual({ ...mine, events: ['pay'], callback: 'some', revision: 4 });
});

test('without a change of the reader all is theirs, and without one of theirs nothing is lost', () => {
  const other = { ...before, name: '秋季-C', macros: ['__IP__'], revision: 4 };
  expect(rebased({ before, mine: before, theirs: other, together })).toEqual(other);
  expect(rebased({ before, mine: other, theirs: { ...before, revision: 5 }, together })).toEqual({ ...other, revision: 5 });
});
