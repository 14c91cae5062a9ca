import type { Durations } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';

/** How many lie in each bucket, by its lower edge in seconds. */
export type Counts = Distribution['rows'][number]['counts'];

/** Lower edges in seconds, rising, and where the last bucket ends. */
export interface Buckets {
  edges: readonly number[];
  end: number;
}

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((all, one) => all + one, 0);

export const addedUp = (rows: readonly { counts: Counts }[]): Counts => {
  const sum: Record<string, number> = {};
  for (const { counts } of rows) for (const [edge, count] of Object.entries(counts)) sum[edge] = (sum[edge] ?? 0) + count;
  return sum;
};

/** Where a share of them falls, the half where none is given: how many were quicker than its bucket, and how many are in it. */
export function medianPath({ edges, end }: Buckets, counts: Counts, share = 0.5) {
  const all = totalOf(counts);
  let quicker = 0;
  for (const [index, from] of edges.entries()) {
    const inside = counts[from] ?? 0;
    const to = edges[index + 1] ?? end;
    if (inside && quicker + inside >= all * share) return { all, quicker, inside, from: Math.max(from, 1), to };
    quicker += inside;
  }
  return null;
}

/** A share of them were quicker. Within its bucket as if they were spread evenly on a logarithmic axis. */
export function quantileOf(buckets: Buckets, counts: Counts, share: number): number | null {
  const path = medianPath(buckets, counts, share);
  return path && path.from * (path.to / path.from) ** ((path.all * share - path.quicker) / path.inside);
}

export const medianOf = (buckets: Buckets, counts: Counts): number | null => quantileOf(buckets, counts, 0.5);

/** A logarithmic axis: some steps of equal ratio between two times. */
export interface LogAxis {
  from: number;
  to: number;
  steps: number;
}

export const edgeAt = ({ from, to, steps }: LogAxis, step: number): number => from * (to / from) ** (step / steps);

/** Each bucket spread evenly over its part of the axis. What is quicker than the axis stands at its start. */
export function sharesOn(axis: LogAxis, edges: readonly number[], counts: Counts): number[] {
  const all = totalOf(counts);
  const shares = Array.from({ length: axis.steps }, () => 0);
  if (!all) return shares;
  for (const [index, edge] of edges.entries()) {
    const start = Math.log(Math.max(edge, 1));
    const end = Math.log(Math.min(edges[index + 1] ?? axis.to, axis.to));
    const count = counts[edge] ?? 0;
    for (const step of shares.keys()) {
      const low = step === 0 ? 0 : Math.log(edgeAt(axis, step));
      const common = Math.min(end, Math.log(edgeAt(axis, step + 1))) - Math.max(start, low);
      if (common > 0 && end > start) shares[step] = (shares[step] ?? 0) + (count / all) * (common / (end - start));
    }
  }
  return shares;
}

/** A distribution without anything in it. */
export const noDistribution: Distribution = { edges: [], rows: [], total: 0, fetchedAt: '', completeTo: '', withheld: [] };

/** A distribution as a chart draws it, beside a benchmark where there is one. */
export function durationsOf(
  axis: LogAxis,
  { edges, counts, benchmark }: { edges: readonly number[]; counts: Counts; benchmark: Counts },
  words: Pick<Durations, 'measure'> & { counter: string; benchmarkName: string },
): Durations {
  const median = medianOf({ edges, end: axis.to }, counts);
  const { benchmarkName, ...own } = words;
  return {
    ...own,
    from: axis.from,
    to: axis.to,
    shares: sharesOn(axis, edges, counts),
    ...(totalOf(benchmark) > 0 && { benchmark: sharesOn(axis, edges, benchmark), benchmarkName }),
    total: totalOf(counts),
    ...(median !== null && { median }),
  };
}
