/** Digits with their signs, currencies and units, and nothing of words: 1,284.6 万, ¥22,324,942, −12.8pp. */
const figure = /^[^\p{L}\d]*\d[\d,.]*\s?(?:%|pp|[KWMB万亿])?[^\p{L}\d]*$/u;

/** A figure that does not stand whole: without its last digits it is another one. Words may be cut; they are told when a pointer rests on them. */
export function cutFigure(): string | undefined {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // Cheap, and most have room.
    if (element.scrollWidth <= element.clientWidth || element.clientWidth <= 1) continue;
    const text = (element.textContent ?? '').trim();
    if (!figure.test(text)) continue;
    const { overflowX, paddingLeft, paddingRight } = getComputedStyle(element);
    if (overflowX === 'visible') continue;
    // What a button reaches beyond its digits to be met by a finger may be cut.
    const [room, digits] = [element.getBoundingClientRect(), rangeOf(element).getBoundingClientRect()];
    const before = room.left + Number.parseFloat(paddingLeft) - digits.left;
    const after = digits.right - (room.right - Number.parseFloat(paddingRight));
    const missing = Math.max(before, after);
    // What rounds to one pixel more is not cut.
    if (missing > 1) return `The figure ${text} is cut: it lacks ${Math.ceil(missing)} px.`;
  }
  return undefined;
}

/** From the first letter to the last, without the boxes around them. */
function rangeOf(element: Element): Range {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let isBegun = false;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.textContent?.trim()) continue;
    if (!isBegun) range.setStart(node, 0);
    isBegun = true;
    range.setEnd(node, node.textContent.length);
  }
  return range;
}
