import { expect, test } from 'vitest';
import { findCountries, countryName } from './countries.ts';

test('a country goes by its name in the language of the reader', () => {
  expect(countryName('US', 'zh-CN')).toBe('美国');
  expect(countryName('US', 'en')).toBe('United States');
  expect(countryName('JP', 'zh-CN')).toBe('日本');
});

test.each(['', '-1', 'QX', 'cn', 'everywhere'])('what is no code stays as it is: %j', (code) => {
  expect(countryName(code, 'en')).toBe(code);
});

test('a country is found by its name in either language, and by its code', () => {
  expect(findCountries('日本')).toEqual(['JP']);
  expect(findCountries(' japan ')).toEqual(['JP']);
  expect(findCountries('jp')).toEqual(['JP']);
  expect(findCountries('united')).toEqual(expect.arrayContaining(['AE', 'GB', 'US']));
  expect(findCountries('没有这样的地方')).toEqual([]);
});
