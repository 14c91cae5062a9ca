import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './redirect.ts';

const pages = new Set(['/monitor/dashboard', '/manage/app']);
const back = (asked: string | null) => returnPath(asked, (path) => pages.has(path));

test.each(['/monitor/dashboard', '/monitor/dashboard?app=1001&by=channel#top', '/manage/app?search=%E6%98%9F'])(
  '%s leads back',
  (asked) => {
    expect(back(asked)).toBe(asked);
  },
);

test.each([
  null,
  '',
  'monitor/dashboard',
  '/nowhere',
  'https://evil.test/monitor/dashboard',
  '//evil.test/monitor/dashboard',
  '/\\evil.test',
  '/\t/evil.test',
  '/%2Fevil.test',
  '/%252F%252Fevil.test',
  '/%5Cevil.test',
  '/.//evil.test',
  '/..//evil.test/monitor/dashboard',
  'javascript:alert(1)',
  '/monitor/dashboard%0d%0aSet-Cookie:x',
  '/%',
])('%s leads nowhere', (asked) => {
  expect(back(asked)).toBeNull();
});

test('whatever is asked for, it stays in this console', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const path = back(`/${words}`);
      return path === null || new URL(path, 'https://console.test').origin === 'https://console.test';
    }),
  );
});
