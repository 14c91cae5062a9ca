/** The sixth is the line of all together, the tenth is grey. */
const palette = [1, 2, 3, 4, 5, 7, 8, 9] as const;
type EntityColour = (typeof palette)[number] | 10;

/** The channel of those whom no ad brought. It stands beside all others in every chart, so it takes the colour of none of them. */
const organic = '1';

const numberOf = (key: string) =>
  /^\d{1,15}$/.test(key) ? Number(key) : [...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/**
 * The colours of some entities: a channel has its colour in every chart of every page, whatever its rank. Where two that are drawn together
 * would share one, the one with the smaller key has it, and the other takes the next that is free. Organic is grey.
 */
export function entityColours(keys: readonly string[]): (key: string) => EntityColour {
  const colours = new Map<string, EntityColour>();
  const isFree = (colour: EntityColour) => colours.size >= palette.length || ![...colours.values()].includes(colour);
  const paid = keys.filter((key) => key !== organic);
  for (const key of new Set(paid.toSorted((a, b) => numberOf(a) - numberOf(b)))) {
    const first = numberOf(key) % palette.length;
    const turned = [...palette.slice(first), ...palette.slice(0, first)];
    colours.set(key, turned.find(isFree) ?? 1);
  }
  return (key) => (key === organic ? 10 : (colours.get(key) ?? 1));
}
