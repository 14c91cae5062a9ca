import type { Durations } from '#design-system';

export type Counts = Readonly<Record<string, number>>;

/** The axis: 34 steps of equal ratio from 5 seconds to 7 days. */
export const axis = { from: 5, to: 604_800, steps: 34 } as const;
/** What is past these is judged (DECISIONS 4: defaults that the rules of an app can change). */
export const limits = { injection: 10, flooding: 86_400, injectionShare: 0.01, floodingShare: 0.04 } as const;

export const edgeAt = (step: number) => axis.from * (axis.to / axis.from) ** (step / axis.steps);
const total = (counts: Counts) => Object.values(counts).reduce((all, one) => all + one, 0);

/** Each bucket of the service spread evenly over its stretch of the logarithmic axis. What is quicker than the axis stands at its start. */
export function sharesOf(edges: readonly number[], counts: Counts): number[] {
  const all = total(counts);
  const shares = Array.from({ length: axis.steps }, () => 0);
  if (!all) return shares;
  for (const [index, edge] of edges.entries()) {
    const start = Math.log(Math.max(edge, 1));
    const end = Math.log(Math.min(edges[index + 1] ?? axis.to, axis.to));
    const count = counts[edge] ?? 0;
    for (const step of shares.keys()) {
      const low = step === 0 ? 0 : Math.log(edgeAt(step));
      const common = Math.min(end, Math.log(edgeAt(step + 1))) - Math.max(start, low);
      if (common > 0 && end > start) shares[step] = (shares[step] ?? 0) + (count / all) * (common / (end - start));
    }
  }
  return shares;
}

/** What lies in a band. Both limits are edges of the service: it is counted, not estimated. */
export const bands = {
  injection: (edge: number) => edge < limits.injection,
  flooding: (edge: number) => edge >= limits.flooding,
} as const;

export function bandShares(counts: Counts): { injection: number; flooding: number } {
  const all = total(counts) || 1;
  const part = (isIn: (edge: number) => boolean) =>
    Object.entries(counts).reduce((sum, [edge, count]) => sum + (isIn(Number(edge)) ? count : 0), 0) / all;
  return { injection: part(bands.injection), flooding: part(bands.flooding) };
}

/** Where the half of them falls: how many were quicker than its bucket, and how many are in it. */
export function medianPath(edges: readonly number[], counts: Counts) {
  const all = total(counts);
  let quicker = 0;
  for (const [index, edge] of edges.entries()) {
    const inside = counts[edge] ?? 0;
    if (inside && quicker + inside >= all / 2) return { all, quicker, inside, from: Math.max(edge, 1), to: edges[index + 1] ?? axis.to };
    quicker += inside;
  }
  return null;
}

/** Half of them were quicker. Within its bucket as if that were even on the axis. */
export function medianOf(edges: readonly number[], counts: Counts): number | null {
  const path = medianPath(edges, counts);
  if (!path) return null;
  const { all, quicker, inside, from, to } = path;
  return from * (to / from) ** ((all / 2 - quicker) / inside);
}

/** How far off a channel is: how many times its limits it reaches. */
const deviation = (counts: Counts) => {
  const { injection, flooding } = bandShares(counts);
  return Math.max(injection / limits.injectionShare, flooding / limits.floodingShare);
};

/** The ten that are furthest off. */
export const furthest = <Row extends { size: number; counts: Counts }>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => deviation(b.counts) - deviation(a.counts))
    .slice(0, 10);

export const addedUp = (rows: readonly { counts: Counts }[]): Counts => {
  const sum: Record<string, number> = {};
  for (const { counts } of rows) for (const [edge, count] of Object.entries(counts)) sum[edge] = (sum[edge] ?? 0) + count;
  return sum;
};

export function durationsOf(
  edges: readonly number[],
  counts: Counts,
  benchmark: Counts,
  t: { installs: string; times: string; benchmark: string },
): Durations {
  const median = medianOf(edges, counts);
  return {
    measure: t.installs,
    from: axis.from,
    to: axis.to,
    shares: sharesOf(edges, counts),
    ...(total(benchmark) > 0 && { benchmark: sharesOf(edges, benchmark), benchmarkName: t.benchmark }),
    total: total(counts),
    counter: t.times,
    ...(median !== null && { median }),
  };
}
