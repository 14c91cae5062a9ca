import { match, searchFor, toSearchable, type Range, type Searchable } from '#design-system';

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
 * Finds rows by a search. As written is tried first for all texts of a row, word by word; by pinyin costs more, and only letters can be
 * meant so. A name is prepared for that once, when it is first needed, however often is searched afterwards.
 *
 *     const findBy = createFinder();
 *     const found = rows.filter(findBy('shxj'));
 */
export function createFinder(prepare = toSearchable) {
  const prepared = new Map<string, Searchable>();
  const preparedOf = (name: string) => {
    const searchable = prepared.get(name) ?? prepare(name);
    prepared.set(name, searchable);
    return searchable;
  };
  return (search: string): ((row: Searched) => boolean) => {
    const query = folded(search.trim());
    if (query === '') return () => true;
    const words = query.split(/\s+/);
    const isSpelt = hasLatin.test(query) ? searchFor(query) : null;
    return ({ names, ids = [] }) => {
      const texts = [...names, ...ids].flatMap((text) => (text === null ? [] : [folded(text)]));
      if (texts.some((text) => text.includes(query))) return true;
      if (words.length > 1 && words.every((word) => texts.some((text) => text.includes(word)))) return true;
      return isSpelt !== null && names.some((text) => text !== null && isSpelt(preparedOf(text)));
    };
  };
}
