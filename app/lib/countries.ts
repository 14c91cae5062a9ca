import type { Locale } from '#design-system/foundation/words.ts';

const locales = ['zh-CN', 'en'] as const satisfies readonly Locale[];
const told = new Map<Locale, Intl.DisplayNames>();

const namesIn = (locale: Locale): Intl.DisplayNames => {
  const names = told.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  told.set(locale, names);
  return names;
};

/** What a country is called, by the code of the wire: US is 美国 or United States. What is no code stays as it is. */
export const countryName = (code: string, locale: Locale): string => (/^[A-Z]{2}$/.test(code) && namesIn(locale).of(code)) || code;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let all: readonly { code: string; words: string }[] | undefined;

/** The codes of all countries that are called so in either language, as a link is read in both: 日本, japan and jp. */
export function countriesLike(text: string): string[] {
  all ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => namesIn('en').of(code) !== undefined)
    .map((code) => ({ code, words: [code, ...locales.map((locale) => countryName(code, locale))].join('\n').toLowerCase() }));
  const sought = text.trim().toLowerCase();
  return all.filter(({ words }) => words.includes(sought)).map(({ code }) => code);
}
