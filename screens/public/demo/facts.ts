import recorded from './recorded.json' with { type: 'json' };

/** What the demo account saw of its iOS app, recorded: these pages ask for nothing (C-19). `recorded.test.ts` holds it against the world. */
export const facts = recorded;

export const metrics = ['clicks', 'installs', 'registrations', 'newPayers', 'income', 'cost'] as const;
export type Metric = (typeof metrics)[number];

export const isMoney = (metric: Metric) => metric === 'income' || metric === 'cost';

/**
 * Counts between uneven edges, spread over buckets of equal ratio as if each were even inside: what a logarithmic axis needs. The last edge
 * has no end of its own and reaches to the end of the axis.
 */
export function evenShares(
  edges: readonly number[],
  counts: readonly number[],
  { from, to, buckets }: { from: number; to: number; buckets: number },
) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const place = (seconds: number) => (Math.log(Math.min(Math.max(seconds, from), to) / from) / Math.log(to / from)) * buckets;
  const shares = Array.from({ length: buckets }, () => 0);
  for (const [index, count] of counts.entries()) {
    const start = place(edges[index] ?? from);
    const end = place(edges[index + 1] ?? to);
    // What lies before the axis stands in its first bucket.
    if (end <= start) shares[0] = (shares[0] ?? 0) + count / all;
    else
      for (let bucket = Math.floor(start); bucket < end; bucket++) {
        const part = Math.min(bucket + 1, end) - Math.max(bucket, start);
        shares[bucket] = (shares[bucket] ?? 0) + (count / all) * (part / (end - start));
      }
  }
  return shares;
}
