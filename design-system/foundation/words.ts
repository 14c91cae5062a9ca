import { useLocale } from 'react-aria-components';

export type Locale = 'zh-CN' | 'en';

/** A word, or a sentence that needs values. Both languages take the same values. */
type Word = string | ((...values: never[]) => string);
type Pair<W extends Word> = readonly [chinese: W, english: W extends string ? string : W];
type Words = Record<string, readonly [Word, Word]>;

/**
 * Both languages side by side, so that a missing one does not compile.
 *
 *     const words = bilingual({
 *       title: ['广告详情', 'Ad details'],
 *       rows: [(n: number) => `共 ${n} 行`, (n: number) => `${n} rows`],
 *     });
 */
export function bilingual<const W extends { [K in keyof W]: W[K] extends readonly [infer C extends Word, unknown] ? Pair<C> : never }>(
  words: W,
): W {
  return words;
}

type Chosen<W extends Words> = { readonly [K in keyof W]: W[K][0] extends string ? string : W[K][0] };

/** The words of one language. Pure: for code that is not a component. */
export function wordsIn<W extends Words>(words: W, locale: Locale): Chosen<W> {
  const side = locale === 'zh-CN' ? 0 : 1;
  // The mapped type cannot be built key by key in the type system; the shape is that of `words` by construction.
  return Object.fromEntries(Object.entries(words).map(([key, pair]) => [key, pair[side]])) as Chosen<W>;
}

const chosen = new WeakMap<Words, Partial<Record<Locale, unknown>>>();

/** The words in the reader's language. Returns the same object for the same language, so it is safe in dependency lists. */
export function useWords<W extends Words>(words: W): Chosen<W> {
  const locale = useProvenaLocale();
  const known = chosen.get(words) ?? {};
  known[locale] ??= wordsIn(words, locale);
  chosen.set(words, known);
  // The map loses the exact type; its values are made from these words.
  return known[locale] as Chosen<W>;
}

/** The reader's language. Everything that is not Chinese reads English. */
export function useProvenaLocale(): Locale {
  return localeOf(useLocale().locale);
}

export const localeOf = (tag: string): Locale => (tag.startsWith('zh') ? 'zh-CN' : 'en');
