import { expect, test } from 'vitest';
import { isWebAddress } from './isWebAddress.ts';

test.each(['https://www.xinghai.example', 'http://10.0.0.4/x?a=b', ' HTTPS://星海.example/下载 ', 'https://p.example/cb?id={idfa}'])(
  '%s is a whole address',
  (text) => {
    expect(isWebAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'www.xinghai.example',
  'https://',
  'https://xinghai',
  'https:/xinghai.example',
  'https://a.example/b c',
  'xinghai://event',
  'javascript://a.b',
])('%s is none', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
