import type { Locale } from '../../../foundation/words.ts';

const tags: Record<Locale, string> = { 'zh-CN': 'zh-CN-u-co-pinyin', en: 'en' };
const collators = new Map<Locale, Intl.Collator>();

/** Building a collator costs more than sorting a page with it, so there is one for each language. */
function collatorOf(locale: Locale): Intl.Collator {
  const found = collators.get(locale) ?? new Intl.Collator(tags[locale], { numeric: true });
  collators.set(locale, found);
  return found;
}

/**
 * The place of each text in the order of the language: pinyin for Chinese, figures by their value. Equal texts share a place, so
 * that each distinct one is compared only here and rows are sorted by numbers.
 *
 *     placesOf(['第 10 组', '第 9 组', '安卓'], 'zh-CN')      [2, 1, 0]
 */
export function placesOf(texts: readonly string[], locale: Locale): Float64Array {
  // The bare `compare` in the sort of a plain array is the engine's fast path: half the time of any closure or typed array.
  const sorted = [...new Set(texts)].sort(collatorOf(locale).compare);
  const places = new Map(sorted.map((text, place) => [text, place]));
  return Float64Array.from(texts, (text) => places.get(text) ?? 0);
}
