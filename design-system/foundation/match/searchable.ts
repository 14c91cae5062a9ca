import { typedIn } from './findTyped.ts';
import { isTyped } from './isTyped.ts';
import { readingsOf } from './pinyin.ts';
import { toLetters, type Letter } from './toLetters.ts';

/** A text made ready once, to be searched with every key that is pressed. */
export interface Searchable {
  letters: readonly Letter[];
  /** All of its letters as written. */
  folded: string;
  /** Everything that can be typed for it, in its order: the readings of each character after the character itself. */
  spelling: string;
}

export function toSearchable(text: string): Searchable {
  const letters = toLetters(text);
  return {
    letters,
    folded: letters.map(({ folded }) => folded).join(''),
    spelling: letters.map(({ folded, isHan }) => (isHan ? `${folded}${readingsOf(folded).join('')}` : folded)).join(''),
  };
}

/**
 * Whether `match` finds the query in a text, without saying where: for lists of thousands of names.
 *
 *     const names = texts.map(toSearchable);
 *     const found = names.filter(searchFor('shxj'));
 */
export function searchFor(query: string): (text: Searchable) => boolean {
  const trimmed = query.trim();
  if (trimmed === '') return () => true;
  const hasWhole = searchForWord(trimmed);
  const words = trimmed.split(/\s+/);
  if (words.length === 1) return hasWhole;
  const hasWord = words.map(searchForWord);
  return (text) => hasWhole(text) || hasWord.every((has) => has(text));
}

function searchForWord(word: string): (text: Searchable) => boolean {
  const query = toLetters(word);
  const typed = typedIn(query);
  const written = query.map(({ folded }) => folded).join('');
  return ({ letters, folded, spelling }) => folded.includes(written) || isTyped(typed, letters, spelling);
}
