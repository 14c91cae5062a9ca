import type { Locale } from '#design-system/foundation/words.ts';

const told = new Map<Locale, Intl.DisplayNames>();

/** What a country is called, by the code of the wire: US is 美国 or United States. What is no code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = told.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  told.set(locale, names);
  return names.of(code) ?? code;
}
