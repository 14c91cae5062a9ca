import type { Locale } from '#design-system/foundation/words.ts';

const locales = ['zh-CN', 'en'] as const satisfies readonly Locale[];
const displayNames = new Map<Locale, Intl.DisplayNames>();

const namesIn = (locale: Locale): Intl.DisplayNames => {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  displayNames.set(locale, names);
  return names;
};

/** The name of a country by its code: US is 美国 or United States. Text that is not a code is returned unchanged. */
export const countryName = (code: string, locale: Locale): string => (/^[A-Z]{2}$/.test(code) && namesIn(locale).of(code)) || code;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let all: readonly { code: string; words: string }[] | undefined;

/** The codes of all countries whose name in either language matches: 日本, japan and jp all find Japan, so links work in both languages. */
export function findCountries(text: string): string[] {
  all ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => namesIn('en').of(code) !== undefined)
    .map((code) => ({ code, words: [code, ...locales.map((locale) => countryName(code, locale))].join('\n').toLowerCase() }));
  const sought = text.trim().toLowerCase();
  return all.filter(({ words }) => words.includes(sought)).map(({ code }) => code);
}
