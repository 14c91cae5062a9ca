import { expect, test } from 'vitest';
import { partsOfLine } from './partsOfLine.ts';

const told = (line: string) => partsOfLine(line).map(({ text, kind }) => `${kind} ${text}`);

test('texts, names that are called and comments stand out, and nothing is lost', () => {
  expect(told(`  Provena.start("a // b", 'c'); // at last 'd'`)).toEqual([
    'text   Provena.',
    'call start',
    'text (',
    'string "a // b"',
    'text , ',
    "string 'c'",
    'text ); ',
    "comment // at last 'd'",
  ]);
  expect(told('')).toEqual([]);
});

test('an address is no comment, an open quote no text', () => {
  expect(told('https://t.provena.example/c/8Kq2p7')).toEqual(['text https://t.provena.example/c/8Kq2p7']);
  expect(told(`it's`)).toEqual([`text it's`]);
});
