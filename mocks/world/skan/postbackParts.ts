import { dayAt } from '../calendar.ts';
import type { AdRecord } from '../campaigns/campaign.ts';
import type { Books } from '../facts/books.ts';
import { factCount, placeOf } from '../facts/fact.ts';
import { sumFacts, type Filter, type FactSums } from '../facts/sumFacts.ts';
import { between, hash } from '../random.ts';

export const postbackParts = ['tier', 'sourceApp'] as const;
export type PostbackPart = (typeof postbackParts)[number];
export const isPostbackPart = (word: string): word is PostbackPart => postbackParts.some((one) => one === word);

/** Apps that show ads, as Apple names them: by their number in the store. Their names are those of their makers, and never translated. */
export const sourceApps = [
  { id: '1504772013', name: '消消乐园' },
  { id: '1498820377', name: '每日故事' },
  { id: '1532207846', name: 'Block Garden' },
  { id: '1467713920', name: '天气早知道' },
  { id: '1519034462', name: 'Pocket Reader' },
  { id: '1476620985', name: '短剧星球' },
] as const;

/** What came of one ad and day: first postbacks, those of them without a value, and the two later ones. Each is a part of the one that it follows. */
interface Counts {
  first: number;
  nulls: number;
  second: number;
  third: number;
}

/** How a crowd falls into the tiers 1 to 3 once Apple gives values: the larger it is, the more is told of it. */
function weightsOf(first: number): readonly number[] {
  if (first < 20) return [1, 0, 0];
  return first < 60 ? [0.6, 0.4, 0] : [0.12, 0.36, 0.52];
}

/** Of the first postbacks without a value, those that have none because the crowd was too small. The others are of people who did nothing. */
const ofSmallCrowds = 0.75;

/** The counts of an ad and day by tier. The lowest has no value, and no later postback. */
function byTier(counts: Counts): [tier: string, part: Counts][] {
  const { first, nulls, second, third } = counts;
  const small = Math.min(Math.round(nulls * ofSmallCrowds), first - second);
  const others = divided({ first: first - small, nulls: nulls - small, second, third }, weightsOf(first));
  return [
    ['0', { first: small, nulls: small, second: 0, third: 0 }],
    ...others.map((part, index): [string, Counts] => [String(index + 1), part]),
  ];
}

/** The counts by the app that showed the ad: it is told for the highest tier alone. */
function bySourceApp(ad: AdRecord, counts: Counts): [key: string, part: Counts][] {
  const tiers = byTier(counts);
  const shown = [...sourceApps].toSorted((a, b) => hash(ad.id, a.id) - hash(ad.id, b.id)).slice(0, 3);
  const apps = tiers.flatMap(([tier, part]): [string, Counts][] =>
    tier === '3'
      ? divided(
          part,
          shown.map(({ id }) => between(0.4, 1.6, 'source app', ad.id, id)),
        ).map((of, index) => [shown[index]?.id ?? '', of])
      : [['', part]],
  );
  return apps;
}

/** Whole numbers, and none more than what it is a part of. */
function divided({ first, nulls, second, third }: Counts, weights: readonly number[]): Counts[] {
  const firsts = parts(first, weights);
  const [empty, seconds] = [parts(nulls, firsts), parts(second, firsts)];
  const thirds = parts(third, seconds);
  return firsts.map((one, index) => ({ first: one, nulls: empty[index] ?? 0, second: seconds[index] ?? 0, third: thirds[index] ?? 0 }));
}

function parts(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [reached, before] = [0, 0];
  return weights.map((weight) => {
    reached += weight;
    const until = all ? Math.floor((total * reached) / all + 1e-9) : 0;
    const part = until - before;
    before = until;
    return part;
  });
}

const places = { first: placeOf.postbacks, nulls: placeOf.nullPostbacks, second: placeOf.postbacks2, third: placeOf.postbacks3 };
const counted = ['first', 'nulls', 'second', 'third'] as const;

/** Postbacks by what Apple tells with them. Nothing else of a report is known by it. */
export function postbackSums(books: Books, by: PostbackPart, filter: Filter, isByDay = false): FactSums {
  const rows = new Map<string, Float64Array>();
  const ads = new Map(books.ads.map((ad) => [ad.id, ad]));
  const facts = ['postbacks', 'nullPostbacks', 'postbacks2', 'postbacks3'] as const;
  for (const [joined, sums] of sumFacts(books, { by: 'ad', isByDay: true, facts }, filter)) {
    const [id = '', day = dayAt(0)] = joined.split('@');
    const ad = ads.get(id);
    if (!ad) continue;
    const at = (place: number) => sums[place] ?? 0;
    const counts = { first: at(places.first), nulls: at(places.nulls), second: at(places.second), third: at(places.third) };
    for (const [key, part] of by === 'tier' ? byTier(counts) : bySourceApp(ad, counts)) {
      const name = isByDay ? `${key}@${day}` : key;
      const row = rows.get(name) ?? new Float64Array(factCount).fill(Number.NaN);
      rows.set(name, row);
      for (const what of counted) row[places[what]] = (row[places[what]] || 0) + part[what];
    }
  }
  return rows;
}
