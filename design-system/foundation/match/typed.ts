import type { Letter } from './letters.ts';
import { readings } from './pinyin.ts';

/** The letters of a text found so far, last one first; the cheaper, the nearer to what was typed. */
interface Trail {
  cost: number;
  at: number;
  before: Trail | null;
}

const price = { initial: 0.2, doubleInitial: 0.45, partOfSyllable: 0.5, gap: 0.2, nextWord: 1, laterWord: 0.1 };

/** Names are matched, not documents: further on, and for longer queries, a text is found only as it is written. */
const reach = { text: 240, query: 60 };

/** What an input method or a hurried hand puts between the parts of a name: xi'an, 双11-预约. */
const connectors = "'’-_·./";

/**
 * Finds what was typed without choosing characters: a syllable, its beginning at the end, or its initial stands for a character; a word may
 * be left for the beginning of a later one; gaps need not be typed. Returns the indices of the letters found, in order.
 */
export function findTyped(query: Letter[], text: Letter[]): { cost: number; at: number[] } | null {
  const typed = query.map(({ folded }) => folded).filter((letter) => !connectors.includes(letter));
  const letters = text.slice(0, reach.text);
  if (typed.length === 0 || typed.length > reach.query) return null;
  // found[n]: the cheapest trails that account for the first n letters typed, by the place where they go on.
  const found: Map<number, Trail | null>[] = typed.map(() => new Map());
  const complete = new Map<number, Trail>();
  for (const [at, letter] of letters.entries()) if (letter.isStart || letter.isHan) found[0]?.set(at, null);
  for (const [count, trails] of found.entries()) {
    for (const [place, before] of trails) {
      for (const [at, extra] of count === 0 ? [[place, 0] as const] : onwards(letters, place)) {
        for (const way of ways(letters[at], typed, count)) {
          const trail = { cost: (before?.cost ?? 0) + extra + way.cost, at, before };
          const next = found[count + way.length] ?? complete;
          if (trail.cost < (next.get(at + 1)?.cost ?? Infinity)) next.set(at + 1, trail);
        }
      }
    }
  }
  const best = [...complete.values()].reduce<Trail | null>((a, b) => (a && a.cost <= b.cost ? a : b), null);
  return best && { cost: best.cost, at: indices(best) };
}

/** From a place in the text the way goes on right there, behind gaps, or at the beginning of a later word. */
function onwards(letters: Letter[], place: number): (readonly [at: number, cost: number])[] {
  const places: [number, number][] = [];
  let isNear = true;
  let cost = price.nextWord;
  for (let at = place; at < letters.length; at++) {
    const letter = letters[at];
    if (isNear) places.push([at, (at - place) * price.gap]);
    else if (letter?.isStart) places.push([at, (cost += price.laterWord)]);
    isNear &&= Boolean(letter?.isGap);
  }
  return places;
}

/** How one letter of the text can stand for what was typed from one place on. */
function ways(letter: Letter | undefined, typed: string[], from: number): { length: number; cost: number }[] {
  if (!letter) return [];
  if (letter.folded === typed[from]) return [{ length: 1, cost: 0 }];
  const possible: { length: number; cost: number }[] = [];
  for (const reading of letter.isHan ? readings(letter.folded) : []) {
    const length = shared(reading, typed, from);
    if (length > 0) possible.push({ length: 1, cost: price.initial });
    if (length > 1 && reading[1] === 'h') possible.push({ length: 2, cost: price.doubleInitial });
    if (length === reading.length) possible.push({ length, cost: 0 });
    else if (length > 0 && from + length === typed.length) possible.push({ length, cost: price.partOfSyllable });
  }
  return possible;
}

function shared(reading: string, typed: string[], from: number): number {
  let length = 0;
  while (length < reading.length && reading[length] === typed[from + length]) length += 1;
  return length;
}

function indices(trail: Trail): number[] {
  const at: number[] = [];
  for (let step: Trail | null = trail; step; step = step.before) at.push(step.at);
  return at.toReversed();
}
