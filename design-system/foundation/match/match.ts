import { toLetters, type Letter } from './toLetters.ts';
import { findTyped } from './findTyped.ts';

/** A part of the original text that was found: half-open, in UTF-16 units, never inside a character. */
export type Range = readonly [start: number, end: number];

export interface Match {
  /** From 0 (an empty query) to 1 (the whole text). Only for putting results in order. */
  score: number;
  /** In order, without overlaps. */
  ranges: Range[];
}

/**
 * Finds what a reader of Chinese types: characters, pinyin, its initials, or Latin words and their beginnings. The words of a query may
 * stand anywhere in the text, but all of them must. `null` where they do not; an empty query finds everything.
 *
 *     match('山海', '山海行纪 iOS')        [[0, 2]]
 *     match('shanh', '山海行纪 iOS')       [[0, 2]]
 *     match('shxj', '山海行纪 iOS')        [[0, 4]]
 *     match('山h ios', '山海行纪 iOS')     [[0, 2], [5, 8]]
 *     match('asa', 'Apple Search Ads')     [[0, 1], [6, 7], [13, 14]]
 */
export function match(query: string, text: string): Match | null {
  const trimmed = query.trim();
  if (trimmed === '') return { score: 0, ranges: [] };
  const letters = toLetters(text);
  const whole = find(trimmed, letters);
  if (whole) return { score: whole.score, ranges: rangesOf(whole.at, letters) };
  const words = trimmed.split(/\s+/).map((word) => find(word, letters));
  if (!words.every((word) => word !== null)) return null;
  const score = words.reduce((sum, word) => sum + word.score, 0) / words.length;
  return { score, ranges: rangesOf(new Set(words.flatMap((word) => word.at)), letters) };
}

/** The items that match, best first; equally good ones keep their order, and so do all for an empty query. */
export function matchAll<Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): { item: Item; match: Match }[] {
  return items
    .flatMap((item) => {
      const found = match(query, textOf(item));
      return found ? [{ item, match: found }] : [];
    })
    .sort((a, b) => b.match.score - a.match.score);
}

interface Found {
  score: number;
  /** Indices of the letters. */
  at: number[];
}

/** A literal hit scores higher than a pinyin one, the beginning higher than the middle, and more of the text higher than less. */
function find(asked: string, letters: readonly Letter[]): Found | null {
  const query = toLetters(asked);
  const found = findWritten(query, letters) ?? findSpelt(query, letters);
  return found && { at: found.at, score: found.score + 0.1 * (found.at.length / letters.length) };
}

function findWritten(query: readonly Letter[], letters: readonly Letter[]): Found | null {
  const places = letters.flatMap((_, from) => (query.every(({ folded }, step) => letters[from + step]?.folded === folded) ? [from] : []));
  const place = places.find((from) => letters[from]?.isStart) ?? places[0];
  if (place === undefined) return null;
  const score = place === 0 ? 0.9 : letters[place]?.isStart ? 0.8 : 0.6;
  return { score, at: query.map((_, step) => place + step) };
}

function findSpelt(query: readonly Letter[], letters: readonly Letter[]): Found | null {
  const found = findTyped(query, letters);
  if (!found) return null;
  const best = found.at[0] === 0 ? 0.78 : 0.72;
  return { score: best / (1 + found.cost / 4), at: found.at };
}

function rangesOf(found: Iterable<number>, letters: readonly Letter[]): Range[] {
  const ranges: [number, number][] = [];
  for (const at of [...found].sort((a, b) => a - b)) {
    const letter = letters[at];
    const last = ranges.at(-1);
    if (!letter) continue;
    if (last?.[1] === letter.start) last[1] = letter.end;
    else ranges.push([letter.start, letter.end]);
  }
  return ranges;
}
