import { isFirstPlace, nextPlaces, reach, possibleSteps } from './findTyped.ts';
import type { Letter } from './toLetters.ts';

/**
 * Whether `findTyped` finds anything. It stops at the first way, where the other one looks for the best, and most texts are refused
 * before any way is tried: what is typed must stand in the spelling, letter after letter, though others may stand between.
 */
export function isTyped(typed: readonly string[], text: readonly Letter[], spelling: string): boolean {
  if (typed.length === 0 || typed.length > reach.query || !isInOrder(typed, spelling)) return false;
  const letters = text.length > reach.text ? text.slice(0, reach.text) : text;
  const isTried = new Set<number>();
  const leadsOn = (place: number, count: number): boolean => {
    if (count >= typed.length) return true;
    const key = place * (reach.query + 1) + count;
    if (isTried.has(key)) return false;
    isTried.add(key);
    return nextPlaces(letters, place).some(([at]) => matchesFrom(at, count));
  };
  const matchesFrom = (at: number, count: number) =>
    possibleSteps(letters[at], typed, count).some(({ length }) => leadsOn(at + 1, count + length));
  return letters.some((letter, at) => isFirstPlace(letter) && matchesFrom(at, 0));
}

function isInOrder(typed: readonly string[], spelling: string): boolean {
  let from = 0;
  return typed.every((letter) => {
    const at = spelling.indexOf(letter, from);
    from = at + letter.length;
    return at >= 0;
  });
}
