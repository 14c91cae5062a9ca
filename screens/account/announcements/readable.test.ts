import { expect, test } from 'vitest';
import { excerptOf, minutesFor } from './readable.ts';

test('what was found stands in the excerpt', () => {
  const long = `${'前文'.repeat(40)}数据库${'后文'.repeat(40)}`;
  expect(excerptOf(long, '数据库')).toMatch(/^….*数据库/);
  expect(excerptOf('短', '')).toBe('短');
});

test('nobody reads in no time', () => {
  expect([minutesFor(''), minutesFor('字'.repeat(900))]).toEqual([1, 2]);
});
