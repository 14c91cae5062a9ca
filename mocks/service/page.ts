import { spellingOf } from '#app/lib/search/spelling.ts';
import type { Page } from '#app/api/wire/shapes.ts';

interface Asked {
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** Without a size, as much as a table shows at once. */
const usual = 50;
const most = 500;

/** Cuts a page out of rows, and makes only what is on it. */
export function pageOf<From, Row>(all: readonly From[], { page, size }: Asked, rowOf: (one: From) => Row): Page<Row> {
  const length = Math.min(most, Math.max(1, size ?? usual));
  const start = (Math.max(1, page ?? 1) - 1) * length;
  return { rows: all.slice(start, start + length).map(rowOf), total: all.length };
}

/** The spelling of the last search: a list asks row by row. */
let last: { wanted: string; isSpelt: ((name: string) => boolean) | null } = { wanted: '', isSpelt: null };

/** Whether a name is found by pinyin or initials. */
function findsSpelt(wanted: string, name: string): boolean {
  if (last.wanted !== wanted) last = { wanted, isSpelt: spellingOf(wanted) };
  return last.isSpelt?.(name) ?? false;
}

/** Whether a text contains a search text, as written or by pinyin. An empty search finds everything. */
export function finds(asked: string | null | undefined, ...words: readonly (string | number | null | undefined)[]): boolean {
  const wanted = asked?.trim().toLowerCase() ?? '';
  if (!wanted) return true;
  const texts = words.flatMap((one) => (one === null || one === undefined ? [] : [String(one)]));
  return texts.some((text) => text.toLowerCase().includes(wanted)) || texts.some((text) => findsSpelt(wanted, text));
}
