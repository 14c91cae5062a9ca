export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const pen = new OffscreenCanvas(1, 1).getContext('2d');

/** Where letters are, line by line: the box of a line is higher than they are, and may be cut where it is empty. */
export function inkOf(text: Text): Edges[] {
  const lines = linesOf(text);
  if (!pen || !text.parentElement) return lines;
  pen.font = getComputedStyle(text.parentElement).font;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(
    text.data.trim(),
  );
  return lines.map(({ left, top, right, bottom }) => {
    const base = top + ((bottom - top) * fontBoundingBoxAscent) / (fontBoundingBoxAscent + fontBoundingBoxDescent);
    return { left, right, top: base - actualBoundingBoxAscent, bottom: base + actualBoundingBoxDescent };
  });
}

/** The boxes of its lines, without empty ones. */
export function linesOf(text: Text): Edges[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width }) => width);
}

export const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

export const overlap = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
