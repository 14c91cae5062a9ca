export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const replaced = new Set(['IMG', 'CANVAS', 'VIDEO', 'IFRAME', 'INPUT', 'TEXTAREA', 'SELECT', 'METER', 'PROGRESS', 'HR', 'svg']);

/** The box on the page around ink: text, images and painted boxes of the story, wherever in the document they stand. Nothing where there is none. */
export function extent(parts = storyParts()): Box | undefined {
  const ink = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = { left: -scrollX, top: -scrollY, right: scrollWidth - scrollX, bottom: scrollHeight - scrollY };
  for (const part of parts) walk(part, page, ink);
  return ink.left === Infinity ? undefined : onPage(ink);
}

export const onPage = ({ left, top, right, bottom }: Box): Box => ({
  left: left + scrollX,
  top: top + scrollY,
  right: right + scrollX,
  bottom: bottom + scrollY,
});

/** The root of the story and what it has opened beside it. */
export const storyParts = () => [...document.body.children].filter(isStory);

/** Storybook's own wrappers stand beside the story and its portals, as does what react-aria says to readers of the screen. */
function isStory(element: Element) {
  if (element.hasAttribute('data-live-announcer')) return false;
  return ![...element.classList].some((name) => name.startsWith('sb-')) && element.id !== 'storybook-docs';
}

function walk(element: Element, around: Box, ink: Box) {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  // Fixed elements are clipped only by the window.
  const clip = style.position === 'fixed' ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : around;
  const box = element.getBoundingClientRect();
  const isVisible = style.visibility === 'visible' && style.opacity !== '0';
  if (isVisible && (replaced.has(element.tagName) || isPainted(style))) mark(box, clip, ink);
  if (element.tagName === 'svg') return;
  const within = style.overflowX === 'visible' && style.overflowY === 'visible' ? clip : overlap(box, clip);
  for (const child of element.childNodes) {
    if (child instanceof Element) walk(child, within, ink);
    else if (isVisible && child instanceof Text && child.data.trim()) mark(boxOfText(child), within, ink);
  }
}

export function isPainted({
  backgroundColor,
  backgroundImage,
  boxShadow,
  borderTopWidth,
  borderRightWidth,
  borderBottomWidth,
  borderLeftWidth,
}: CSSStyleDeclaration) {
  const hasBorder = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].some((width) => width !== '0px');
  return hasBorder || boxShadow !== 'none' || backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

function boxOfText(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function overlap(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function mark(box: Box, clip: Box, ink: Box) {
  const seen = overlap(box, clip);
  if (seen.right <= seen.left || seen.bottom <= seen.top) return;
  ink.left = Math.min(ink.left, seen.left);
  ink.top = Math.min(ink.top, seen.top);
  ink.right = Math.max(ink.right, seen.right);
  ink.bottom = Math.max(ink.bottom, seen.bottom);
}
