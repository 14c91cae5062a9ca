/**
 * The page numbers worth showing: the ends, the current one and its neighbours; `null` is a gap. Always the same count of
 * places, so that the buttons do not move under the pointer.
 *
 *     pagesAround(1, 13)  [1, 2, 3, null, 13]
 *     pagesAround(7, 13)  [1, null, 7, null, 13]
 */
export function pagesAround(current: number, last: number): (number | null)[] {
  if (last <= 5) return Array.from({ length: Math.max(last, 1) }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, null, last];
  if (current >= last - 2) return [1, null, last - 2, last - 1, last];
  return [1, null, current, null, last];
}

/** The nearest existing page. A link or an old total may name one that does not exist. */
export const toExistingPage = (page: number, last: number) => Math.min(Math.max(1, Math.floor(page) || 1), Math.max(last, 1));
