import { overlap, type Area, type Picture, type Surroundings } from './picture.ts';
import { boxMarks } from './trace-box.ts';
import { shapeMarks } from './trace-shape.ts';
import { textMarks } from './trace-text.ts';

/**
 * A drawn chart as a picture: what stands on the screen, with the values that the theme gave it, HTML and SVG alike.
 * What is marked `data-picture="none"` is for the screen only: buttons, menus, the tooltip.
 */
export function trace(root: HTMLElement): Picture {
  const { x, y, width, height } = root.getBoundingClientRect();
  const style = getComputedStyle(root);
  return {
    width: Math.round(width),
    height: Math.round(height),
    background: style.backgroundColor,
    fonts: style.fontFamily,
    marks: insideOf(root, { origin: { x, y }, opacity: 1, clip: null }),
  };
}

function insideOf(parent: Element, around: Surroundings): Picture['marks'] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return textMarks(node, parent, around);
    return node instanceof Element ? marksOf(node, around) : [];
  });
}

const unseen = new Set(['defs', 'title', 'desc', 'style', 'pattern', 'clipPath', 'script']);

function marksOf(element: Element, around: Surroundings): Picture['marks'] {
  const style = getComputedStyle(element);
  const isHidden = style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset');
  if (isHidden || unseen.has(element.localName) || element.closest('[data-picture="none"]') === element) return [];
  const inner: Surroundings = { ...around, opacity: around.opacity * Number(style.opacity), clip: clipWithin(element, style, around) };
  const own = element instanceof SVGElement ? shapeMarks(element, style, inner) : boxMarks(element, style, inner);
  return [...own, ...insideOf(element, inner)];
}

/** Parts that scroll or are cut are cut in the picture too. */
function clipWithin(element: Element, style: CSSStyleDeclaration, { origin, clip }: Surroundings): Area | null {
  if (element instanceof SVGElement) {
    const cut = element instanceof SVGGraphicsElement ? cutOf(element, style, origin) : null;
    return cut ? overlap(clip, cut) : clip;
  }
  if (style.overflowX === 'visible') return clip;
  const { x, y, width, height } = element.getBoundingClientRect();
  return overlap(clip, { x: x - origin.x, y: y - origin.y, width, height });
}

/** The box of a clip path, in the picture. */
function cutOf(element: SVGGraphicsElement, style: CSSStyleDeclaration, origin: Surroundings['origin']): Area | null {
  const id = /url\(["']?#([^"')]+)/.exec(style.clipPath)?.[1];
  const shape = id ? element.ownerDocument.getElementById(id)?.firstElementChild : null;
  const matrix = element.getScreenCTM();
  if (!(shape instanceof SVGGeometryElement) || !matrix) return null;
  const { x, y, width, height } = shape.getBBox();
  const corner = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: corner.x - origin.x, y: corner.y - origin.y, width: width * matrix.a, height: height * matrix.d };
}
