import type { Value } from './dataset.ts';

/** How long something took, counted into steps of equal ratio: each bucket is as many times longer than the one before. */
export interface Durations {
  measure: string;
  /** Seconds at both ends. */
  from: number;
  to: number;
  /** The share of all that falls into each bucket. */
  shares: readonly number[];
  /** The same buckets of those to compare with. */
  benchmark?: readonly number[];
  benchmarkName?: string;
  /** How many were counted. */
  total: number;
  counter?: string;
  /** Seconds. */
  median?: number;
}

/** A part of the axis that is judged: all below a limit, or all above. */
export interface Band {
  name: string;
  from?: number;
  to?: number;
  tone: 'bad' | 'warning';
  /** As counted, where the limit cuts a bucket; otherwise worked out from the buckets. */
  share?: number;
  benchmark?: number;
}

/** Where a duration stands, in buckets from the left end: 0 is the left edge of the first. */
export function bucketAt({ from, to, shares }: Pick<Durations, 'from' | 'to' | 'shares'>, seconds: number): number {
  return (Math.log(seconds / from) / Math.log(to / from)) * shares.length;
}

/** The duration at an edge between buckets. */
export function edgeAt({ from, to, shares }: Pick<Durations, 'from' | 'to' | 'shares'>, edge: number): number {
  return from * (to / from) ** (edge / Math.max(shares.length, 1));
}

/** Whole buckets and the parts of those that a limit cuts, as if each were even. */
function between(shares: readonly number[], from: number, to: number): number {
  return shares.reduce((sum, share, index) => sum + share * Math.max(0, Math.min(index + 1, to) - Math.max(index, from)), 0);
}

export function bandShare(data: Durations, { from, to, ...counted }: Omit<Band, 'name' | 'tone'>): { share: number; benchmark: Value } {
  const start = from === undefined ? 0 : bucketAt(data, from);
  const end = to === undefined ? data.shares.length : bucketAt(data, to);
  const benchmark = counted.benchmark ?? (data.benchmark && between(data.benchmark, start, end));
  return { share: counted.share ?? between(data.shares, start, end), benchmark: benchmark ?? null };
}
