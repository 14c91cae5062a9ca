import type { Matrix, ShapeMark, Stroke } from './picture.ts';
import type { Surroundings } from './picture.ts';

/** What an SVG element paints, as one path. Groups and words paint nothing by themselves. */
export function shapeMarks(element: SVGElement, style: CSSStyleDeclaration, { origin, opacity, clip }: Surroundings): ShapeMark[] {
  const path = element instanceof SVGGraphicsElement ? pathOf(element) : null;
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const fill = fillOf(element, style);
  const stroke = strokeOf(style);
  if (!path || !matrix || (!fill && !stroke)) return [];
  const { a, b, c, d, e, f } = matrix;
  const moved: Matrix = [a, b, c, d, e - origin.x, f - origin.y];
  return [{ kind: 'shape', path, matrix: moved, fill, stroke, opacity, fillOpacity: Number(style.fillOpacity), clip }];
}

function pathOf(element: SVGGraphicsElement): string | null {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '0') || 0;
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle': {
      const [x, y, r] = [number('cx'), number('cy'), number('r')];
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    default:
      return null;
  }
}

function fillOf(element: SVGElement, style: CSSStyleDeclaration): ShapeMark['fill'] {
  if ('hatch' in element.dataset) return { colour: style.getPropertyValue('--hatch-line').trim(), pitch: 5 };
  return isPaint(style.fill) && element.localName !== 'line' ? style.fill : null;
}

function strokeOf(style: CSSStyleDeclaration): Stroke | null {
  const width = Number.parseFloat(style.strokeWidth);
  if (!isPaint(style.stroke) || !width || style.strokeOpacity === '0') return null;
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map((length) => Number.parseFloat(length));
  return { colour: style.stroke, width, dashes, cap: style.strokeLinecap === 'round' ? 'round' : 'butt' };
}

const isPaint = (paint: string) => paint !== 'none' && !paint.startsWith('url(') && !/[,/]\s*0\)$/.test(paint);
