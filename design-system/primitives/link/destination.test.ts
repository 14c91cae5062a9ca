import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

describe('leads somewhere', () => {
  test.each([
    ['/manage/campaigns?app=1001#top', 'inside'],
    ['?app=1001', 'inside'],
    ['#rights', 'inside'],
    ['./next', 'inside'],
    ['  /monitor/overview ', 'inside'],
    ['https://ads.example.com/login', 'outside'],
    ['HTTP://ads.example.com', 'outside'],
    ['mailto:help@provena.test', 'mail'],
  ])('%s is %s', (href, destination) => {
    expect(destinationOf(href)).toBe(destination);
  });
});

describe('leaves our site although it looks like a path', () => {
  test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '\n//evil.example'])('%j', (href) => {
    expect(destinationOf(href)).toBe('outside');
  });
});

describe('is no destination', () => {
  test.each([
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://provena.test/1',
    'file:///etc/passwd',
    'tel:+8613800006021',
    'intent://scan/#Intent;scheme=zxing;end',
    'https://',
    'https:docs',
    'ht\ntps://ads.example.com',
    'http://[',
  ])('%j', (href) => {
    expect(destinationOf(href)).toBeUndefined();
  });
});

test('whatever the address, what becomes a link leads where it was judged to lead', () => {
  const piece = constantFrom('javascript', 'data', ':', '/', '\\', '\t', '\n', ' ', '\u0000', 'alert(1)', 'https', '//', '#', '?', '@');
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const href = pieces.join('');
      const destination = destinationOf(href);
      if (!destination) return true;
      const resolved = new URL(href, 'https://provena.test/at/a/page');
      const isOurs = resolved.origin === 'https://provena.test';
      return destination === 'inside' ? isOurs : ['http:', 'https:', 'mailto:'].includes(resolved.protocol) && !isOurs;
    }),
    { numRuns: 2000 },
  );
});
