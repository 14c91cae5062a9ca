/** Sorts things by the position of their elements in the document. Things without an element come last. */
export function sortByPosition<Thing>(things: readonly Thing[], elementOf: (thing: Thing) => unknown): Thing[] {
  return things.toSorted((one, other) => {
    const [first, second] = [elementOf(one), elementOf(other)];
    if (!(first instanceof Node)) return second instanceof Node ? 1 : 0;
    if (!(second instanceof Node)) return -1;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
}
