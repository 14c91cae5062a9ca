import type { TextMark } from './picture.ts';
import type { Surroundings } from './picture.ts';

const ruler = () => document.createElement('canvas').getContext('2d');
let measure: CanvasRenderingContext2D | null | undefined;

/** One mark for each line into which the words were broken. */
export function textMarks(node: Text, parent: Element, around: Surroundings): TextMark[] {
  if (!node.data.trim()) return [];
  const style = getComputedStyle(parent);
  return linesOf(node).map(({ text, rect }) => lineMark(text, rect, style, parent instanceof SVGElement, around));
}

interface Line {
  text: string;
  rect: DOMRect;
}

function linesOf(node: Text): Line[] {
  const whole = document.createRange();
  whole.selectNodeContents(node);
  if (whole.getClientRects().length < 2) return [{ text: node.data, rect: whole.getBoundingClientRect() }];
  const lines: { from: number; to: number; top: number }[] = [];
  for (let at = 0; at < node.length; at += 1) {
    const { top, width } = rectOf(node, at, at + 1);
    const line = lines.at(-1);
    if (line && (Math.abs(line.top - top) < 2 || !width)) line.to = at + 1;
    else lines.push({ from: at, to: at + 1, top });
  }
  return lines.map(({ from, to }) => ({ text: node.data.slice(from, to), rect: rectOf(node, from, to) }));
}

function rectOf(node: Text, from: number, to: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range.getBoundingClientRect();
}

function lineMark(
  text: string,
  rect: DOMRect,
  style: CSSStyleDeclaration,
  isSvg: boolean,
  { origin, opacity, clip }: Surroundings,
): TextMark {
  const strokeWidth = Number.parseFloat(style.strokeWidth);
  const hasHalo = isSvg && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' && strokeWidth > 0;
  return {
    kind: 'text',
    // With the spaces at its ends: the measured width includes them.
    text: text.replaceAll(/\s+/g, ' '),
    x: rect.x - origin.x,
    y: rect.y - origin.y + ascentIn(rect, text, style),
    width: rect.width,
    size: Number.parseFloat(style.fontSize),
    weight: style.fontWeight,
    fill: isSvg ? style.fill : style.color,
    halo: hasHalo ? { colour: style.stroke, width: strokeWidth, dashes: [], cap: 'round' } : null,
    opacity,
    clip,
  };
}

/** From the top of the measured box to the base line: the box is as high as ascent and descent of the font. */
function ascentIn(rect: DOMRect, text: string, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  measure ??= ruler();
  if (!measure) return rect.height * 0.8;
  measure.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure.measureText(text);
  return (rect.height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2 + fontBoundingBoxAscent;
}
