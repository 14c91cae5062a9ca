import type { AdDimension, Distribution } from '#app/api/reports/shapes.ts';
import type { AdRecord } from '../../world/promotion/campaign.ts';
import { addWays, delayEdges, delayWeights, noWays, type Ways } from '../../world/facts/delays.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { keyOf, tally } from '../../world/facts/tally.ts';
import { indexOf } from '../../world/time/calendar.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';

/** How long it took from a click to the install, for each row. Every install is in one bucket. */
export function delayOf(subject: Subject, by: AdDimension): Distribution {
  const { books, world } = subject;
  const labelOf = labelsFor(subject, by);
  const rows = new Map<string, number[]>();
  for (const { ad, days } of cameBy(subject)) {
    // A handful a day would be dealt to the usual buckets only: all that an ad brought to a row is dealt at once.
    const brought = new Map<string, { ways: Ways; installs: number }>();
    const source = books.source(ad);
    for (const [day, installs] of days) {
      const key = keyOf(by, ad, day);
      const part = brought.get(key) ?? { ways: noWays(), installs: 0 };
      addWays(part.ways, source, day, installs);
      part.installs += installs;
      brought.set(key, part);
    }
    for (const [key, { ways, installs }] of brought) {
      const counts = rows.get(key) ?? delayEdges.map(() => 0);
      for (const [index, count] of dealt(installs, delayWeights(ways)).entries()) counts[index] = (counts[index] ?? 0) + count;
      rows.set(key, counts);
    }
  }
  return {
    edges: [...delayEdges],
    rows: [...rows]
      .map(([key, counts]) => ({
        key,
        label: labelOf(key).label,
        size: counts.reduce((sum, count) => sum + count, 0),
        counts: Object.fromEntries(counts.map((count, index) => [String(delayEdges[index]), count])),
      }))
      .sort((a, b) => b.size - a.size),
    total: rows.size,
    ...originOf(world),
  };
}

interface Came {
  ad: AdRecord;
  days: [day: number, installs: number][];
}

/** The days on which somebody came, ad by ad. Where all people are asked about they are read from the books, which is much quicker. */
function cameBy({ books, filter }: Subject): Iterable<Came> {
  return filter.cell ? cameOfSome({ books, filter }) : cameOfAll({ books, filter });
}

function* cameOfAll({ books, filter }: Pick<Subject, 'books' | 'filter'>): Iterable<Came> {
  for (const ad of books.ads) {
    if (ad.campaign.starts > filter.to || ad.campaign.ends < filter.from || (filter.ad && !filter.ad(ad))) continue;
    const ledger = books.open(ad, filter.from);
    const days: Came['days'] = [];
    for (let day = Math.max(filter.from, ledger.first); day <= Math.min(filter.to, ledger.lastSpent); day++) {
      const installs = ledger.at('installs', day);
      if (installs) days.push([day, installs]);
    }
    yield { ad, days };
  }
}

function cameOfSome({ books, filter }: Pick<Subject, 'books' | 'filter'>): Iterable<Came> {
  const came = new Map(books.ads.map((ad): [string, Came] => [ad.id, { ad, days: [] }]));
  for (const [joined, facts] of tally(books, { by: 'ad', isByDay: true, facts: ['installs'] }, filter)) {
    const [id = '', day = ''] = joined.split('@');
    const installs = facts[placeOf.installs] ?? 0;
    if (installs) came.get(id)?.days.push([indexOf(day), installs]);
  }
  return came.values();
}

/** Whole numbers by shares, with the sum kept. */
export function dealt(total: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  let before = 0;
  return shares.map((share) => {
    sum += share;
    const until = Math.round((total * sum) / all);
    const count = until - before;
    before = until;
    return count;
  });
}
