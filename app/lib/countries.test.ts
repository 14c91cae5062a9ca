import { expect, test } from 'vitest';
import { countryName } from './countries.ts';

test('a country goes by its name in the language of the reader', () => {
  expect(countryName('US', 'zh-CN')).toBe('美国');
  expect(countryName('US', 'en')).toBe('United States');
  expect(countryName('JP', 'zh-CN')).toBe('日本');
});

test.each(['', '-1', 'QX', 'cn', 'everywhere'])('what is no code stays as it is: %j', (code) => {
  expect(countryName(code, 'en')).toBe(code);
});
