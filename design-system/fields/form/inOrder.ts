/** Sorts by where things stand in the document; what has no element keeps its place at the end. */
export function inOrder<Thing>(things: readonly Thing[], elementOf: (thing: Thing) => unknown): Thing[] {
  return things.toSorted((one, other) => {
    const [first, second] = [elementOf(one), elementOf(other)];
    if (!(first instanceof Node)) return second instanceof Node ? 1 : 0;
    if (!(second instanceof Node)) return -1;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
}
