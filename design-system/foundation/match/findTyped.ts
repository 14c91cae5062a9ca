import type { Letter } from './toLetters.ts';
import { readingsOf } from './pinyin.ts';

/** The letters of a text that were found so far, last one first. A lower cost means a closer match. */
interface Trail {
  cost: number;
  at: number;
  before: Trail | null;
}

const price = { initial: 0.2, doubleInitial: 0.45, partOfSyllable: 0.5, gap: 0.2, nextWord: 1, laterWord: 0.1 };

/** This matches names, not documents. Beyond these lengths only literal hits are found. */
export const reach = { text: 240, query: 60 };

/** Characters that input methods and people put between the parts of a name: xi'an, 双11-预约. */
const connectors = "'’-_·./";

/**
 * Matches pinyin that was typed without choosing characters: a syllable or its initial stands for a character, and the last syllable may be
 * unfinished. The query may jump to the beginning of a later word, and gaps need not be typed. Returns the indices of the letters, in order.
 */
export function findTyped(query: readonly Letter[], text: readonly Letter[]): { cost: number; at: number[] } | null {
  const typed = typedIn(query);
  const letters = text.slice(0, reach.text);
  if (typed.length === 0 || typed.length > reach.query) return null;
  // found[n]: the cheapest trails that match the first n typed letters, by the position where they continue.
  const found: Map<number, Trail | null>[] = typed.map(() => new Map());
  const complete = new Map<number, Trail>();
  for (const [at, letter] of letters.entries()) if (isFirstPlace(letter)) found[0]?.set(at, null);
  for (const [count, trails] of found.entries()) {
    for (const [place, before] of trails) {
      for (const [at, extra] of count === 0 ? [[place, 0] as const] : nextPlaces(letters, place)) {
        for (const way of possibleSteps(letters[at], typed, count)) {
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

/** What counts of a query. */
export const typedIn = (query: readonly Letter[]) => query.map(({ folded }) => folded).filter((letter) => !connectors.includes(letter));

/** Where a match may begin: with a word, or with any Chinese character. */
export const isFirstPlace = ({ isStart, isHan }: Letter) => isStart || isHan;

/** Where a match may continue after a position: right there, after gaps, or at the beginning of a later word. */
export function nextPlaces(letters: readonly Letter[], place: number): (readonly [at: number, cost: number])[] {
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

/** How one letter of the text can match the typed letters from a position on. */
export function possibleSteps(letter: Letter | undefined, typed: readonly string[], from: number): { length: number; cost: number }[] {
  if (!letter) return [];
  if (letter.folded === typed[from]) return [{ length: 1, cost: 0 }];
  const possible: { length: number; cost: number }[] = [];
  for (const reading of letter.isHan ? readingsOf(letter.folded) : []) {
    const length = sharedLength(reading, typed, from);
    if (length > 0) possible.push({ length: 1, cost: price.initial });
    if (length > 1 && reading[1] === 'h') possible.push({ length: 2, cost: price.doubleInitial });
    if (length === reading.length) possible.push({ length, cost: 0 });
    else if (length > 0 && from + length === typed.length) possible.push({ length, cost: price.partOfSyllable });
  }
  return possible;
}

function sharedLength(reading: string, typed: readonly string[], from: number): number {
  let length = 0;
  while (length < reading.length && reading[length] === typed[from + length]) length += 1;
  return length;
}

function indices(trail: Trail): number[] {
  const at: number[] = [];
  for (let step: Trail | null = trail; step; step = step.before) at.push(step.at);
  return at.toReversed();
}
