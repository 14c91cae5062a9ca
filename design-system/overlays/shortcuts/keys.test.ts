import { expect, test } from 'vitest';
import { isPressed, printed, type Press } from './keys.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each<[chord: string, press: Press, isApple: boolean, expected: boolean]>([
  ['mod+k', press('k', { metaKey: true }), true, true],
  ['mod+k', press('k', { ctrlKey: true }), true, false],
  ['mod+k', press('k', { ctrlKey: true }), false, true],
  ['mod+k', press('K', { ctrlKey: true }), false, true],
  ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), false, false],
  ['mod+k', press('k'), false, false],
  ['mod+k', press('л', { ctrlKey: true, code: 'KeyK' }), false, true],
  ['k', press('k'), false, true],
  ['k', press('k', { ctrlKey: true }), false, false],
  ['k', press('k', { metaKey: true }), false, false],
  ['k', press('k', { altKey: true }), false, false],
  ['shift+c', press('C', { shiftKey: true }), false, true],
  ['shift+c', press('c'), false, false],
  ['?', press('?', { shiftKey: true }), false, true],
  ['?', press('?'), false, true],
  ['/', press('/'), false, true],
  ['[', press('['), false, true],
  ['esc', press('Escape'), false, true],
  ['space', press(' '), false, true],
])('%s by %o', (chord, given, isApple, expected) => {
  expect(isPressed(chord, given, isApple)).toBe(expected);
});

test.each<[keys: string, apple: string[], other: string[]]>([
  ['mod+k', ['command', 'K'], ['Ctrl', 'K']],
  ['shift+t', ['shift', 'T'], ['shift', 'T']],
  ['g o', ['G', 'O'], ['G', 'O']],
  ['?', ['?'], ['?']],
  ['space', ['Space'], ['Space']],
])('%s is printed', (keys, apple, other) => {
  expect(printed(keys, true)).toEqual(apple);
  expect(printed(keys, false)).toEqual(other);
});
