import type { AdDimension, Distribution } from '#app/api/reports/shapes.ts';
import type { AdRecord } from '../../world/promotion/campaign.ts';
import { delayEdges, delayShares } from '../../world/facts/delays.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { keyOf, tally } from '../../world/facts/tally.ts';
import { indexOf } from '../../world/time/calendar.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';

/** How long it took from a click to the install, for each row. Every install is in one bucket. */
export function delayOf(subject: Subject, by: AdDimension): Distribution {
  const { books, filter, world } = subject;
  const labelOf = labelsFor(subject, by);
  const ads = new Map(books.ads.map((ad) => [ad.id, ad]));
  // A handful a day would be dealt to the usual buckets only: all that an ad brought to a row is dealt at once.
  const brought = new Map<string, Map<AdRecord, number>>();
  for (const [joined, facts] of tally(books, { by: 'ad', isByDay: true, facts: ['installs'] }, filter)) {
    const [id = '', day = ''] = joined.split('@');
    const ad = ads.get(id);
    if (!ad) continue;
    const key = keyOf(by, ad, indexOf(day));
    const row = brought.get(key) ?? new Map<AdRecord, number>();
    row.set(ad, (row.get(ad) ?? 0) + (facts[placeOf.installs] ?? 0));
    brought.set(key, row);
  }
  const rows = [...brought].map(([key, row]): [string, number[]] => {
    const counts = delayEdges.map(() => 0);
    for (const [ad, installs] of row)
      for (const [index, count] of dealt(installs, delayShares(books.source(ad))).entries()) counts[index] = (counts[index] ?? 0) + count;
    return [key, counts];
  });
  return {
    edges: [...delayEdges],
    rows: rows
      .map(([key, counts]) => ({
        key,
        label: labelOf(key).label,
        size: counts.reduce((sum, count) => sum + count, 0),
        counts: Object.fromEntries(counts.map((count, index) => [String(delayEdges[index]), count])),
      }))
      .sort((a, b) => b.size - a.size),
    total: rows.length,
    ...originOf(world),
  };
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
