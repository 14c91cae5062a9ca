/** A drawing without a document: what files are written from. All values are final, nothing refers to a stylesheet. */
export interface Picture {
  width: number;
  height: number;
  background: string;
  fonts: string;
  marks: Mark[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What an element passes on to what is inside it. */
export interface Surroundings {
  /** The corner of the picture on the screen. */
  origin: { x: number; y: number };
  opacity: number;
  clip: Area | null;
}

export interface Hatching {
  colour: string;
  /** From line to line. */
  pitch: number;
}

export interface Stroke {
  colour: string;
  width: number;
  dashes: number[];
  cap: 'butt' | 'round' | 'square';
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface ShapeMark {
  kind: 'shape';
  path: string;
  /** From the numbers of the path to the picture. Strokes keep their width. */
  matrix: Matrix;
  fill: string | Hatching | null;
  stroke: Stroke | null;
  opacity: number;
  fillOpacity: number;
  clip: Area | null;
}

export interface TextMark {
  kind: 'text';
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  /** As measured on the page, so that figures stay in their columns. */
  width: number;
  size: number;
  weight: string;
  fill: string;
  halo: Stroke | null;
  opacity: number;
  clip: Area | null;
}

export type Mark = ShapeMark | TextMark;

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** A box as a path, its corners rounded. */
export function boxPath({ x, y, width, height }: Area, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${x + width - r}${corner(x + width, y + r)}V${y + height - r}`,
    `${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join('');
}

/** What both areas share; nothing is also an area, of no size. */
export function overlap(one: Area | null, other: Area): Area {
  if (!one) return other;
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(Math.min(one.x + one.width, other.x + other.width) - x, 0),
    height: Math.max(Math.min(one.y + one.height, other.y + other.height) - y, 0),
  };
}
