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

/** Whether a text contains a search text. An empty search finds everything. */
export function finds(asked: string | null | undefined, ...words: readonly (string | number | null | undefined)[]): boolean {
  const wanted = asked?.trim().toLowerCase() ?? '';
  return !wanted || words.some((one) => one !== null && one !== undefined && String(one).toLowerCase().includes(wanted));
}
