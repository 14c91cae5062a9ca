import { searchFor, toSearchable, type Searchable } from '#design-system/foundation/match/searchable.ts';

const prepared = new Map<string, Searchable>();

/**
 * Finds names by pinyin and initials, where a search begins with letters and could be meant so: `shuang11` finds 双 11-预约. A name is prepared
 * once, so that thousands are searched in milliseconds. Null where the search is to be taken as written.
 */
export function spellingOf(search: string): ((name: string) => boolean) | null {
  const query = search.trim().toLowerCase();
  if (!/^[a-z]{2,}[a-z\d\s]*$/.test(query)) return null;
  const isFound = searchFor(query);
  return (name) => {
    if (!/\p{Script=Han}/u.test(name)) return false;
    const searchable = prepared.get(name) ?? toSearchable(name);
    prepared.set(name, searchable);
    return isFound(searchable);
  };
}
