import type { Dimension } from '#app/api/reports/shapes.ts';
import type { Books } from '../books.ts';
import { factCount, parentPlaces, placesOf, type Fact } from '../fact.ts';
import { sumFacts, type FactSums, type Filter } from '../sumFacts.ts';

/** What a device is set to and connected by follows from its model or from where it is: so many of each kind. */
type Kinds = readonly (readonly [key: string, share: number])[];

const resolutions: readonly [models: RegExp, resolution: string][] = [
  [/^iPhone 17 Pro/, '1206x2622'],
  [/^iPhone 16/, '1179x2556'],
  [/^iPhone 15/, '1179x2556'],
  [/^iPad/, '1640x2360'],
  [/^Xiaomi/, '1200x2670'],
  [/^OPPO/, '1256x2760'],
  [/^vivo/, '1260x2800'],
  [/Mate/, '1260x2720'],
  [/Pura/, '1256x2760'],
];
const languages: Readonly<Record<string, Kinds>> = {
  CN: [
    ['zh-Hans', 97],
    ['en', 2],
    ['zh-Hant', 1],
  ],
  TW: [
    ['zh-Hant', 95],
    ['en', 5],
  ],
  HK: [
    ['zh-Hant', 81],
    ['en', 15],
    ['zh-Hans', 4],
  ],
  JP: [
    ['ja', 97],
    ['en', 3],
  ],
  KR: [
    ['ko', 97],
    ['en', 3],
  ],
  TH: [
    ['th', 88],
    ['en', 12],
  ],
};
const carriers: Kinds = [
  ['mobile', 52],
  ['unicom', 21],
  ['telecom', 24],
  ['broadnet', 3],
];

const kindsOf: Readonly<Partial<Record<Dimension, { from: 'model' | 'country'; of: (value: string) => Kinds }>>> = {
  resolution: { from: 'model', of: (model) => [[resolutions.find(([known]) => known.test(model))?.[1] ?? '1080x2400', 1]] },
  language: { from: 'country', of: (country) => languages[country] ?? [['en', 1]] },
  // The newest devices are on the fastest networks.
  network: {
    from: 'model',
    of: (model) =>
      /17 Pro|Mate 70|Pura/.test(model)
        ? [
            ['wifi', 58],
            ['5g', 37],
            ['4g', 5],
          ]
        : [
            ['wifi', 61],
            ['5g', 24],
            ['4g', 14],
            ['other', 1],
          ],
  },
  carrier: { from: 'country', of: (country) => (country === 'CN' ? carriers : [['abroad', 1]]) },
};

interface Grouping {
  by: Dimension;
  isByDay?: boolean;
  facts?: readonly Fact[] | null;
}

/** Sums of facts by any dimension: by those of devices, too, whose parts are whole people and add up to the whole. */
export function sumByAny(books: Books, grouping: Grouping, filter: Filter): FactSums {
  const kinds = kindsOf[grouping.by];
  if (!kinds) return sumFacts(books, grouping, filter);
  const sums = new Map<string, Float64Array>();
  const places = placesOf(grouping.facts ?? null);
  for (const [joined, facts] of sumFacts(books, { ...grouping, by: kinds.from }, filter)) {
    const [value = '', day] = joined.split('@');
    const parts = kinds.of(value);
    for (const [index, part] of split(facts, parts, places).entries()) {
      const key = `${parts[index]?.[0] ?? ''}${day === undefined ? '' : `@${day}`}`;
      const sum = sums.get(key) ?? new Float64Array(factCount);
      sums.set(key, sum);
      for (const place of places) sum[place] = (sum[place] ?? 0) + (part[place] ?? 0);
    }
  }
  return sums;
}

/** Whole parts of each fact. What is a part of another fact is split like that one, so that no part has more of it than of its whole. */
function split(facts: Float64Array, kinds: Kinds, places: readonly number[]): Float64Array[] {
  const all = kinds.reduce((sum, [, share]) => sum + share, 0);
  const parts = kinds.map(() => new Float64Array(factCount));
  for (const place of places) {
    const total = facts[place] ?? 0;
    const parent = parentPlaces[place] ?? -1;
    const whole = parent < 0 ? 0 : (facts[parent] ?? 0);
    let [reached, given] = [0, 0];
    for (const [index, [, share]] of kinds.entries()) {
      reached += whole ? (parts[index]?.[parent] ?? 0) / whole : share / all;
      const until = index === kinds.length - 1 ? total : Math.floor(total * reached + 1e-9);
      const part = parts[index];
      if (part) part[place] = until - given;
      given = until;
    }
  }
  return parts;
}
