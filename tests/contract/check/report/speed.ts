import { longWait } from '#app/api/longWait.ts';

/** How long the answers of one call took, in milliseconds. */
export interface Speed {
  answers: number;
  median: number;
  slowest: number;
  /** `slow`: the reader is told to wait, or is now and then. `slower than most`: it stands out among the calls of the same run. */
  mark: 'slow' | 'slow at times' | 'slower than most' | null;
}

export const limit = longWait * 1000;

/** Stands out: this many times the middle call, and long enough to be noticed. */
const times = 5;
const noticed = 200;

/** The middle of the list; the mean of the two in the middle where it is even. Null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** A call for each list of times, and the middle of all calls. What was never answered has no speed. */
export function speedsOf(taken: readonly (readonly number[])[]): { middle: number | null; speeds: readonly (Speed | null)[] } {
  const medians = taken.map(medianOf);
  const middle = medianOf(medians.flatMap((one) => one ?? []));
  const speeds = taken.map((all, index) => {
    const median = medians[index];
    if (median === null || median === undefined) return null;
    const slowest = Math.max(...all);
    const standsOut = median >= noticed && median >= times * (middle ?? 0);
    const mark = median >= limit ? 'slow' : slowest >= limit ? 'slow at times' : standsOut ? 'slower than most' : null;
    return { answers: all.length, median, slowest, mark } as const;
  });
  return { middle, speeds };
}

export const speedRule = `slow: ${limit} ms or more, when the console says that the reader waits; at times: one answer of it; slower than most: ${times} times the middle call, and at least ${noticed} ms`;
