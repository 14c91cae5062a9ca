import type { AdDimension, Distribution } from '#app/api/reports/shapes.ts';
import type { AdRecord } from '../../world/campaigns/campaign.ts';
import { addInstallKinds, delayEdges, delayWeights, noInstallKinds, type InstallKinds } from '../../world/facts/delays.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { keyOf, sumFacts } from '../../world/facts/sumFacts.ts';
import { indexOf } from '../../world/calendar.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';

/** How long it took from a click to the install, for each row. Every install is in one bucket. */
export function delayOf(subject: Subject, by: AdDimension): Distribution {
  const { books, world } = subject;
  const labelOf = labelsFor(subject, by);
  const rows = new Map<string, number[]>();
  for (const { ad, days } of arrivalsByAd(subject)) {
    // A few installs per day would all round into the same buckets, so the installs of an ad are distributed together.
    const byRow = new Map<string, { ways: InstallKinds; installs: number }>();
    const source = books.source(ad);
    for (const [day, installs] of days) {
      const key = keyOf(by, ad, day);
      const part = byRow.get(key) ?? { ways: noInstallKinds(), installs: 0 };
      addInstallKinds(part.ways, source, day, installs);
      part.installs += installs;
      byRow.set(key, part);
    }
    for (const [key, { ways, installs }] of byRow) {
      const counts = rows.get(key) ?? delayEdges.map(() => 0);
      for (const [index, count] of distribute(installs, delayWeights(ways)).entries()) counts[index] = (counts[index] ?? 0) + count;
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

interface Arrivals {
  ad: AdRecord;
  days: [day: number, installs: number][];
}

/** The installs by day, ad by ad. Without a filter by people they come directly from the ledgers, which is much quicker. */
function arrivalsByAd({ books, filter }: Subject): Iterable<Arrivals> {
  return filter.cell ? arrivalsOfSome({ books, filter }) : arrivalsOfEverybody({ books, filter });
}

function* arrivalsOfEverybody({ books, filter }: Pick<Subject, 'books' | 'filter'>): Iterable<Arrivals> {
  for (const ad of books.ads) {
    if (ad.campaign.starts > filter.to || ad.campaign.ends < filter.from || (filter.ad && !filter.ad(ad))) continue;
    // Who has clicked on nothing has no delay.
    if (ad.channel.weight === 0) continue;
    const ledger = books.open(ad, filter.from);
    const days: Arrivals['days'] = [];
    for (let day = Math.max(filter.from, ledger.first); day <= Math.min(filter.to, ledger.lastSpent); day++) {
      const installs = ledger.at('installs', day);
      if (installs) days.push([day, installs]);
    }
    yield { ad, days };
  }
}

function arrivalsOfSome({ books, filter }: Pick<Subject, 'books' | 'filter'>): Iterable<Arrivals> {
  const came = new Map(books.ads.map((ad): [string, Arrivals] => [ad.id, { ad, days: [] }]));
  for (const [joined, facts] of sumFacts(books, { by: 'ad', isByDay: true, facts: ['clickedInstalls'] }, filter)) {
    const [id = '', day = ''] = joined.split('@');
    const installs = facts[placeOf.clickedInstalls] ?? 0;
    if (installs) came.get(id)?.days.push([indexOf(day), installs]);
  }
  return came.values();
}

/** Splits a total into whole numbers by shares without changing the sum. */
export function distribute(total: number, shares: readonly number[]): number[] {
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
