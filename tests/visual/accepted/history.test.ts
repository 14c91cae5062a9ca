import { expect, test } from 'vitest';
import { parseBlame } from './history.ts';

const written = (commit: string, author: string, line: string) =>
  [
    `${commit} 1 1 1`,
    `author ${author}`,
    'author-mail <a@provena.test>',
    'author-time 1795400000',
    'summary Accept it',
    `\t${line}`,
    '',
  ].join('\n');
const line = (name: string) => `${name} ${'a'.repeat(16)} ${'b'.repeat(16)} ${'c'.repeat(16)}`;

test('a picture was accepted by the commit that wrote its line', () => {
  const blame = written('1'.repeat(40), 'Lin', line('kinds.light')) + written('2'.repeat(40), 'Mei', line('kinds.dark'));
  const known = parseBlame(blame, 'primitives/button/Button');
  expect(known.get('primitives/button/Button/kinds.dark')).toEqual({
    commit: '2'.repeat(12),
    author: 'Mei',
    date: '2026-11-23T02:13:20.000Z',
    subject: 'Accept it',
  });
  expect(known.size).toBe(2);
});

test('nobody is named for a line that is not committed, and outside of git', () => {
  expect(parseBlame(written('0'.repeat(40), 'Not Committed Yet', line('kinds.light')), 'a').size).toBe(0);
  expect(parseBlame('', 'a').size).toBe(0);
});
