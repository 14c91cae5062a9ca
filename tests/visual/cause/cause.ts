import type { Box, Difference } from '../image/difference.ts';
import type { Pixels } from '../image/image.ts';
import { patchesOf, type Patch } from './patches.ts';
import { explainedBy, recolourOf, type Recolour } from './recolour.ts';
import { isSolidColour, type ChangedToken } from './tokens.ts';

/** Why a picture differs, as far as its pixels, the tokens and the page can show. */
export interface Cause {
  /** Design tokens whose value changed and that are seen where the picture differs. */
  tokens?: string[];
  /** One colour that became another, in most of the difference. */
  recolour?: Recolour;
  /** The element that the largest patch fills. */
  element?: Element;
  patch: Pick<Patch, 'cells'> & { width: number; height: number };
}

export interface Element {
  /** The same for every instance of one styled part. */
  part: string;
  /** `<button> 保存`. */
  label: string;
}

/** What the page itself knows of a difference. */
export interface Inspection {
  /** Where each token is used. */
  uses: Record<string, Box[]>;
  element?: Element;
}

export interface Changes {
  before: Pixels;
  after: Pixels;
  difference: Difference;
}

/** Asks the page, once it is known which tokens changed and where the largest patch is. */
export type Inspect = (tokens: string[], box: Box) => Promise<Inspection>;

export async function causeOf(changes: Changes, changed: ChangedToken[], inspect: Inspect): Promise<{ cause: Cause; boxes: Box[] }> {
  const { before, after, difference } = changes;
  const patches = patchesOf(difference);
  const [largest] = patches;
  if (!largest) throw new Error('A difference has no patch');
  const patch = { width: largest.right - largest.left, height: largest.bottom - largest.top, cells: largest.cells };
  const boxes = inReadingOrder(patches);
  const recolour = recolourOf(before, after, difference);
  const { uses, element } = await inspect(
    changed.map(({ name }) => name),
    boxOf(largest),
  );
  const tokens = tokensBehind(changes, changed, uses);
  const cause = { ...(tokens.length && { tokens }), ...(recolour && { recolour }), ...(element && { element }), patch };
  return { cause, boxes };
}

/** The token that is the cause: a colour by the pixels that took its new value, any other by lying where the picture differs. */
export function tokensBehind(changes: Changes, changed: ChangedToken[], uses: Record<string, Box[]>): string[] {
  const { before, after, difference } = changes;
  const colours = changed.filter((token) => isSolidColour(token.before) && isSolidColour(token.after));
  const shareOf = (tokens: ChangedToken[]) => explainedBy(tokens, before, after, difference);
  if (colours.length && shareOf(colours) > 0.5) {
    const seen = colours.filter((token) => shareOf([token]) >= 0.1);
    // Tokens of one value look the same; then those count that the story uses.
    const used = seen.filter(({ name }) => uses[name]?.length);
    return (used.length ? used : seen).map(({ name }) => name);
  }
  const points = pointsOf(difference);
  const candidates = changed
    .filter((token) => !colours.includes(token))
    .map(({ name }) => ({ name, boxes: (uses[name] ?? []).map((box) => grown(box, reachOf(name))) }))
    .map(({ name, boxes }) => ({ name, share: shareIn(points, boxes), area: areaOf(boxes) }))
    .filter(({ share }) => share > 0.5)
    .sort((a, b) => b.share - a.share || a.area - b.area);
  return candidates.slice(0, 1).map(({ name }) => name);
}

// A shadow is painted outside its element; rounding moves other edges by a pixel or two.
const reachOf = (token: string) => (token.startsWith('--shadow') ? 64 : 2);

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const areaOf = (boxes: Box[]) => boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);

type Point = [x: number, y: number];

const sampled = 400;

/** Changed pixels, spread evenly. */
function pointsOf({ mask, width, changed }: Difference): Point[] {
  const every = Math.max(1, Math.floor(changed / sampled));
  const points: Point[] = [];
  let index = 0;
  for (let at = 0; at < mask.length; at++) if (mask[at] && index++ % every === 0) points.push([at % width, Math.floor(at / width)]);
  return points;
}

function shareIn(points: Point[], boxes: Box[]): number {
  const isIn = ([x, y]: Point) => boxes.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  return points.filter(isIn).length / points.length;
}

const most = 24;

/** The largest patches, from top to bottom, for the outlines of the report. */
const inReadingOrder = (patches: Patch[]): Box[] =>
  patches
    .slice(0, most)
    .map(boxOf)
    .sort((a, b) => a.top - b.top || a.left - b.left);

const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
