import type { Dimension, Distribution } from '#app/api/reports/shapes.ts';
import { delayEdges, delayShares } from '../../world/facts/delays.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { tally } from '../../world/facts/tally.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';

/** How long it took from a click to the install, for each row. Every install is in one bucket. */
export function delayOf(subject: Subject, by: Dimension): Distribution {
  const { books, filter, world } = subject;
  const labelOf = labelsFor(subject, by);
  const ledgers = new Map(books.ads.map((ad) => [ad.id, ad]));
  const rows = new Map<string, number[]>();
  for (const [id, facts] of tally(books, { by: 'ad', facts: ['installs'] }, filter)) {
    const ad = ledgers.get(id);
    if (!ad) continue;
    const key =
      by === 'channel'
        ? String(ad.channel.id)
        : by === 'campaign'
          ? String(ad.campaign.id)
          : by === 'group'
            ? String(ad.campaign.group)
            : 'all';
    const counts = rows.get(key) ?? delayEdges.map(() => 0);
    for (const [index, count] of dealt(facts[placeOf.installs] ?? 0, delayShares(books.source(ad))).entries())
      counts[index] = (counts[index] ?? 0) + count;
    rows.set(key, counts);
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
