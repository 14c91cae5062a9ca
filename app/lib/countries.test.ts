import { expect, test } from 'vitest';
import { countriesLike, countryName } from './countries.ts';

test('a country goes by its name in the language of the reader', () => {
  expect(countryName('US', 'zh-CN')).toBe('美国');
  expect(countryName('US', 'en')).toBe('United States');
  expect(countryName('JP', 'zh-CN')).toBe('日本');
});

test.each(['', '-1', 'QX', 'cn', 'everywhere'])('what is no code stays as it is: %j', (code) => {
  expect(countryName(code, 'en')).toBe(code);
});

test('a country is found by its name in either language, and by its code', () => {
  expect(countriesLike('日本')).toEqual(['JP']);
  expect(countriesLike(' japan ')).toEqual(['JP']);
  expect(countriesLike('jp')).toEqual(['JP']);
  expect(countriesLike('united')).toEqual(expect.arrayContaining(['AE', 'GB', 'US']));
  expect(countriesLike('没有这样的地方')).toEqual([]);
});
