import { match, type Range } from '#design-system';

const folded = (text: string) => text.toLowerCase();
const hasLatin = /[a-z]/i;

/** Where a text has the words of a search, as written or by pinyin and initials, to be marked; null where it has them not. */
export function rangesIn(search: string, text: string): readonly Range[] | null {
  const query = search.trim();
  if (query === '') return none;
  const at = folded(text).indexOf(folded(query));
  if (at >= 0) return [[at, at + query.length]];
  return match(query, text)?.ranges ?? null;
}

const none: readonly Range[] = [];

interface Searched {
  /** Found as written, by pinyin and by initials. */
  names: readonly (string | null)[];
  /** Found as written: numbers, keys, addresses. */
  ids?: readonly (string | null)[];
}

/**
 * Whether a search finds a row. As written is tried first for all of its texts, word by word; by pinyin costs a hundred times as much, and
 * only letters can be meant so.
 */
export function isFound(search: string, { names, ids = [] }: Searched): boolean {
  const query = folded(search.trim());
  if (query === '') return true;
  const texts = [...names, ...ids].flatMap((text) => (text === null ? [] : [folded(text)]));
  if (texts.some((text) => text.includes(query))) return true;
  if (query.split(/\s+/).every((word) => texts.some((text) => text.includes(word)))) return true;
  return hasLatin.test(query) && names.some((text) => text !== null && match(query, text) !== null);
}
