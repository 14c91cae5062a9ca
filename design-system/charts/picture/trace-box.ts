import { boxPath, unmoved, type Area, type ShapeMark, type Stroke } from './picture.ts';
import type { Surroundings } from './picture.ts';

const isVisible = (colour: string) => colour !== 'transparent' && !/[,/]\s*0\)$/.test(colour);

/** The background, the hatching and the edges of an HTML element. */
export function boxMarks(element: Element, style: CSSStyleDeclaration, { origin, opacity, clip }: Surroundings): ShapeMark[] {
  const rect = element.getBoundingClientRect();
  if (!rect.width || !rect.height) return edges(style, rect, origin).map((edge) => mark(edge, opacity, clip));
  const area = { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height };
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
  const ground = isVisible(style.backgroundColor) ? [{ path: boxPath(area, radius), fill: style.backgroundColor }] : [];
  const hatch = style.backgroundImage.startsWith('repeating-linear-gradient')
    ? [{ path: boxPath(area, radius), fill: hatchingOf(style) }]
    : [];
  return [...ground, ...hatch, ...edges(style, rect, origin, radius)].map((part) => mark(part, opacity, clip));
}

interface Part {
  path: string;
  fill?: ShapeMark['fill'];
  stroke?: Stroke;
}

const mark = ({ path, fill = null, stroke }: Part, opacity: number, clip: Area | null): ShapeMark => ({
  kind: 'shape',
  path,
  matrix: unmoved,
  fill,
  stroke: stroke ?? null,
  opacity,
  fillOpacity: 1,
  clip,
});

/** The colour of the first line and the length after which it comes again. */
function hatchingOf({ backgroundImage }: CSSStyleDeclaration) {
  const colour = /(rgba?\([^)]*\)|#[0-9a-f]+)/i.exec(backgroundImage)?.[0] ?? 'currentColor';
  const pitch = Number.parseFloat(/([\d.]+)px\)$/.exec(backgroundImage)?.[1] ?? '5');
  return { colour, pitch };
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Four equal edges are one frame; otherwise each stands for itself. */
function edges(style: CSSStyleDeclaration, rect: DOMRect, origin: Surroundings['origin'], radius = 0): Part[] {
  const drawn = sides.map((side) => ({ side, stroke: strokeOf(style, side) }));
  const [top] = drawn;
  const x = rect.x - origin.x;
  const y = rect.y - origin.y;
  if (top?.stroke && drawn.every(({ stroke }) => JSON.stringify(stroke) === JSON.stringify(top.stroke))) {
    const inset = top.stroke.width / 2;
    const area = { x: x + inset, y: y + inset, width: rect.width - 2 * inset, height: rect.height - 2 * inset };
    return [{ path: boxPath(area, radius), stroke: top.stroke }];
  }
  return drawn.flatMap(({ side, stroke }) => {
    if (!stroke) return [];
    const half = stroke.width / 2;
    const paths = {
      Top: `M${x} ${y + half}H${x + rect.width}`,
      Right: `M${x + rect.width - half} ${y}V${y + rect.height}`,
      Bottom: `M${x} ${y + rect.height - half}H${x + rect.width}`,
      Left: `M${x + half} ${y}V${y + rect.height}`,
    };
    return [{ path: paths[side], stroke }];
  });
}

function strokeOf(style: CSSStyleDeclaration, side: (typeof sides)[number]): Stroke | null {
  const width = Number.parseFloat(style[`border${side}Width`]);
  const kind = style[`border${side}Style`];
  const colour = style[`border${side}Color`];
  if (!width || kind === 'none' || !isVisible(colour)) return null;
  return {
    colour,
    width,
    cap: kind === 'dotted' ? 'round' : 'butt',
    dashes: kind === 'dashed' ? [3, 3] : kind === 'dotted' ? [0, 2 * width] : [],
  };
}
