import { inkOf, isVisible, linesOf, overlap, type Edges } from './ink.ts';

interface Line extends Edges {
  text: Text;
  place: Element;
}

/** Letters that touch by a pixel or two can be read. */
const [across, below] = [3, 3];

/** Words that are written over other words, so that neither can be read. */
export function wordsOnWords(): string | undefined {
  const meetings = [...meetingsOf(linesOnPage())];
  if (!meetings.length) return undefined;
  // What lets the pointer through is asked for, too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  try {
    const found = meetings.find(([one, other]) => lieOnEachOther(one, other));
    return found && `The words “${wordsOf(found[0])}” and “${wordsOf(found[1])}” lie on each other.`;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

const wordsOf = ({ text }: Line) => text.data.trim().slice(0, 40);

function linesOnPage(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!(text instanceof Text) || !text.data.trim()) continue;
    const { parentElement: place } = text;
    // The box of a turned text holds more than its letters.
    if (!place || !isVisible(place) || place.closest('[transform*="rotate"]')) continue;
    for (const { left, top, right, bottom } of linesOf(text)) lines.push({ left, top, right, bottom, text, place });
  }
  return lines;
}

/** The lines of different texts whose boxes meet by more than a hair: from above to below, so that most are never held against each other. */
function* meetingsOf(lines: readonly Line[]): Generator<[Line, Line]> {
  let open: Line[] = [];
  for (const line of lines.toSorted((one, other) => one.top - other.top)) {
    open = open.filter(({ bottom }) => bottom - line.top > below);
    for (const other of open) if (other.text !== line.text && meets(overlap(other, line))) yield [other, line];
    open.push(line);
  }
}

const meets = ({ left, top, right, bottom }: Edges) => right - left > across && bottom - top > below;

function lieOnEachOther(one: Line, other: Line): boolean {
  // Charts write a word twice, once as its outline.
  if (one.text.data === other.text.data) return false;
  for (const ink of inkOf(one.text))
    for (const otherInk of inkOf(other.text)) {
      const shared = overlap(ink, otherInk);
      if (meets(shared) && areBothSeen(one, other, (shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2)) return true;
    }
  return false;
}

/** Whether nothing that is filled lies over one of them there. What is cut off, or beyond the window, is not there. */
function areBothSeen(one: Line, other: Line, x: number, y: number): boolean {
  const stack = document.elementsFromPoint(x, y);
  const [first, second] = [stack.indexOf(one.place), stack.indexOf(other.place)];
  if (first < 0 || second < 0) return false;
  return !stack.slice(0, Math.max(first, second)).some((element) => covers(element, one, other));
}

const seenThrough = 0.5;

function covers(element: Element, ...lines: Line[]): boolean {
  // What holds both is the ground of both.
  if (lines.every(({ place }) => element.contains(place))) return false;
  if (/^(?:img|canvas|video|iframe|image)$/i.test(element.localName)) return true;
  const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element);
  if (element instanceof SVGGeometryElement) return fill !== 'none' && opacityOf(fill) * Number(fillOpacity) > seenThrough;
  return backgroundImage !== 'none' || opacityOf(backgroundColor) > seenThrough;
}

/** Of `rgb(1 2 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 1 1 1 / 0.5)`. */
function opacityOf(color: string): number {
  const alpha = /^rgba\(.+,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(color);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
}
