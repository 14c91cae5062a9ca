import { inkOf, isVisible, overlap, type Edges } from './ink.ts';

/** Words that stop at an edge without dots, a fade or a way to scroll: who reads them does not know that there is more, or meets half a line. */
export function cutWords(): string | undefined {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof HTMLInputElement) {
      const lacking = lackOfTyped(element);
      if (lacking > 1) return complaint(element.value || element.placeholder, lacking);
      continue;
    }
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // Cheap, and most have room. What is a pixel high or wide is for readers of the screen.
    if ((scrollWidth <= clientWidth && scrollHeight <= clientHeight) || clientWidth <= 1 || clientHeight <= 1) continue;
    const style = getComputedStyle(element);
    if (!cuts(style.overflowX) && !cuts(style.overflowY)) continue;
    const room = roomOf(element);
    for (const text of textsBeyond(room, element)) {
      const lacking = lackOf(text, element, room, style);
      // What rounds to one pixel more is not cut.
      if (lacking > 1) return complaint(text.data, lacking);
    }
  }
  return undefined;
}

const pen = new OffscreenCanvas(1, 1).getContext('2d');

const complaint = (words: string, lacking: number) =>
  `The words “${words.trim().slice(0, 40)}” are cut without a sign: they lack ${Math.ceil(lacking)} px.`;

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** What was typed, or may be, is no text of the page. Dots come to it while nobody types. */
function lackOfTyped(input: HTMLInputElement): number {
  const { value, placeholder, type, clientWidth } = input;
  const isRead = /^(?:text|search|url|email|tel|number)$/.test(type) && clientWidth > 1 && isVisible(input);
  if (!isRead || !(value || placeholder)) return 0;
  const { font, letterSpacing, paddingLeft, paddingRight, textOverflow } = getComputedStyle(input);
  if (!pen || textOverflow === 'ellipsis') return 0;
  Object.assign(pen, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
  const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText(value || placeholder).width - room;
}

function roomOf(element: Element): Edges {
  const box = element.getBoundingClientRect();
  const [left, top] = [box.left + element.clientLeft, box.top + element.clientTop];
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}

/** The texts that reach beyond the room, seen or not. */
function* textsBeyond(room: Edges, element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!(text instanceof Text) || !text.data.trim()) continue;
    range.selectNodeContents(text);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    // Most of a page that is longer than its window stands in it: only of the rest the styles are read.
    const isBeyond = left < room.left || top < room.top || right > room.right || bottom > room.bottom;
    if (isBeyond && text.parentElement && isVisible(text.parentElement)) yield text;
  }
}

/** How many pixels of a text the element cuts off without a sign. */
function lackOf(text: Text, element: Element, room: Edges, style: CSSStyleDeclaration): number {
  const between = betweenOf(text, element);
  if (!between || style.maskImage !== 'none') return 0;
  // Dots come to lines of the element itself. A child that is a box of its own, as in a flex container, is cut all the same.
  const hasDots = style.textOverflow === 'ellipsis' && between.isInLine && !/flex|grid/.test(style.display);
  const isCutAcross = cuts(style.overflowX) && !between.scrollsAcross && !hasDots;
  const isCutBelow = cuts(style.overflowY) && !between.scrollsBelow && style.webkitLineClamp === 'none';
  return Math.max(
    0,
    ...inkOf(text).map((ink) => {
      const seen = overlap(ink, between.edges);
      if (seen.left >= seen.right || seen.top >= seen.bottom) return 0;
      // A line below the last one that has room is missing as a whole: the dots of that line speak for it.
      const isLeftOut = seen.bottom <= room.top || seen.top >= room.bottom;
      const across = isCutAcross && !isLeftOut ? Math.max(room.left - seen.left, seen.right - room.right) : 0;
      const below = isCutBelow ? Math.max(room.top - seen.top, seen.bottom - room.bottom) : 0;
      return Math.max(across, below);
    }),
  );
}

/** What stands around a text up to the element: how much of it is left to be cut. Nothing where the element does not cut it, or nobody sees it. */
function betweenOf(text: Text, element: Element) {
  const edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const between = { edges, isInLine: true, scrollsAcross: false, scrollsBelow: false };
  for (let around = text.parentElement; around && around !== element; around = around.parentElement) {
    const { display, position, overflowX, overflowY, maskImage, clipPath } = getComputedStyle(around);
    const isLifted = /absolute|fixed/.test(position) && around instanceof HTMLElement && !element.contains(around.offsetParent);
    if (isLifted || maskImage !== 'none' || clipPath !== 'none') return undefined;
    if (!display.startsWith('inline') && display !== 'contents') between.isInLine = false;
    if (overflowX === 'visible' || display === 'inline') continue;
    const room = roomOf(around);
    if (room.right - room.left <= 1 || room.bottom - room.top <= 1) return undefined;
    if (!cuts(overflowX)) between.scrollsAcross = true;
    if (!cuts(overflowY)) between.scrollsBelow = true;
    between.edges = overlap(between.edges, room);
  }
  return between;
}
