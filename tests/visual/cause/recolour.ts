import type { Difference } from '../image/difference.ts';
import type { Pixels } from '../image/image.ts';

/** One colour that became another: `#09617a > #0a6c88`. */
export interface Recolour {
  before: string;
  after: string;
}

/** Of an old colour, the part that must be gone: a panel that appears covers much of the ground, and the rest of the ground remains. */
const nearlyAll = 0.9;

/** Of the difference, the part that a colour must be able to explain before it is called the cause. */
const most = 0.5;

/** The colour that was replaced, when it was: nearly wherever it is seen, on areas and not on edges only, and in most of the difference. */
export function recolourOf(before: Pixels, after: Pixels, difference: Difference): Recolour | undefined {
  const { pairs, amounts } = countPairs(before, after, difference);
  const frequent = [...pairs.values()].sort((a, b) => b.count - a.count).slice(0, 8);
  const candidates = frequent
    // Along a curve every picture has the same mixed colours, and a curve that moves replaces them all.
    .filter(({ count, inArea, old }) => count >= (amounts.get(old) ?? 0) * nearlyAll && inArea >= count * 0.5)
    .map(({ old, now }) => ({ before: hex(old), after: hex(now) }))
    .map((recolour) => ({ recolour, share: explainedBy([recolour], before, after, difference) }))
    .sort((a, b) => b.share - a.share);
  return candidates.find(({ share }) => share > most)?.recolour;
}

interface Pair {
  old: number;
  now: number;
  count: number;
  /** How many of them have a neighbour of the same old colour. */
  inArea: number;
}

function countPairs(before: Pixels, after: Pixels, { mask, width }: Difference) {
  const amounts = new Map<number, number>();
  const pairs = new Map<string, Pair>();
  const [wide, high] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const old = colourAt(before, x, y);
      amounts.set(old, (amounts.get(old) ?? 0) + 1);
      if (!mask[y * width + x]) continue;
      const now = colourAt(after, x, y);
      const key = `${old} ${now}`;
      const pair = pairs.get(key) ?? { old, now, count: 0, inArea: 0 };
      pair.count++;
      if (hasLikeNeighbour(before, x, y, old)) pair.inArea++;
      pairs.set(key, pair);
    }
  }
  return { pairs, amounts };
}

const hasLikeNeighbour = (pixels: Pixels, x: number, y: number, colour: number) =>
  (x > 0 && colourAt(pixels, x - 1, y) === colour) ||
  (x + 1 < pixels.width && colourAt(pixels, x + 1, y) === colour) ||
  (y > 0 && colourAt(pixels, x, y - 1) === colour) ||
  (y + 1 < pixels.height && colourAt(pixels, x, y + 1) === colour);

/**
 * How much of a difference colours explain that became others, from 0 to 1. The edge of a letter is its colour mixed with the ground, so a
 * pixel also counts when it went a part of the way from the old colour to the new one.
 */
export function explainedBy(recolours: Recolour[], before: Pixels, after: Pixels, { mask, width, changed }: Difference): number {
  const lines = recolours.map((one) => lineOf(channels(one.before), channels(one.after)));
  let explained = 0;
  for (let y = 0; y < Math.min(before.height, after.height); y++)
    for (let x = 0; x < Math.min(before.width, after.width); x++) {
      if (!mask[y * width + x]) continue;
      const step = stepOf(channelsAt(before, x, y), channelsAt(after, x, y));
      if (lines.some((line) => isOn(line, step))) explained++;
    }
  return explained / changed;
}

type Channels = [red: number, green: number, blue: number];

interface Line {
  whole: Channels;
  square: number;
}

const stepOf = (from: Channels, to: Channels): Channels => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

function lineOf(from: Channels, to: Channels): Line {
  const whole = stepOf(from, to);
  return { whole, square: whole[0] ** 2 + whole[1] ** 2 + whole[2] ** 2 };
}

// Each mixing is rounded, before and after; letters are also mixed a little darker or lighter by their contrast.
const rounding = 3;

function isOn({ whole, square }: Line, step: Channels): boolean {
  const part = (step[0] * whole[0] + step[1] * whole[1] + step[2] * whole[2]) / square;
  if (!(part > 0) || part > 1.05) return false;
  return step.every((channel, index) => Math.abs(channel - part * (whole[index] ?? 0)) <= rounding);
}

function channelsAt({ data, width }: Pixels, x: number, y: number): Channels {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function colourAt(pixels: Pixels, x: number, y: number): number {
  const [red, green, blue] = channelsAt(pixels, x, y);
  return (red << 16) | (green << 8) | blue;
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
