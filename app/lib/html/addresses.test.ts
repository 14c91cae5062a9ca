import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress, linkAddress } from './addresses.ts';

test.each([
  ['https://docs.provena.test/release/7.0', 'https://docs.provena.test/release/7.0'],
  ['HTTP://docs.provena.test', 'http://docs.provena.test/'],
  ['mailto:help@provena.test', 'mailto:help@provena.test'],
])('%s is a link', (sent, address) => {
  expect(linkAddress(sent)).toBe(address);
});

test.each([
  null,
  '',
  '/manage/app',
  '//evil.test',
  'docs',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript://provena.test/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://provena.test/1',
  'file:///etc/passwd',
  'filesystem:https://provena.test/x',
  'view-source:https://provena.test',
  'intent://x#Intent;end',
  'https://provena.test@evil.test/',
  'https://user:word@evil.test/',
  'https://',
])('%s is no link', (sent) => {
  expect(linkAddress(sent)).toBeUndefined();
});

test('pictures come over https only', () => {
  expect(imageAddress('https://cdn.provena.test/a.png')).toBe('https://cdn.provena.test/a.png');
  for (const sent of ['http://cdn.provena.test/a.png', 'data:image/png;base64,AA', 'x', '//cdn.provena.test/a.png', 'mailto:a@b.test'])
    expect(imageAddress(sent)).toBeUndefined();
});

test('whatever is sent, an address is one of three schemes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const address = linkAddress(words) ?? 'https://x';
      return /^(https?|mailto):/.test(address);
    }),
  );
});
