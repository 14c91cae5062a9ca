import type { ObservedCall } from '../api/client/observed/observed.ts';
import { ApiError } from '../api/client/error.ts';
import type { CallFigures } from './events.ts';

/** Durations that are remembered of one call until they are sent. */
const mostTimes = 200;
const mostCalls = 20;

/** Counts the calls of the tab and their durations, by call. */
export function createCallTimes() {
  let times = new Map<string, { durations: number[]; count: number; failed: number }>();
  return {
    add({ endpoint: { call }, duration, error }: Pick<ObservedCall, 'endpoint' | 'duration' | 'error'>) {
      if (error instanceof ApiError && error.trouble === 'cancelled') return;
      const of = times.get(call) ?? { durations: [], count: 0, failed: 0 };
      times.set(call, of);
      if (of.durations.length < mostTimes) of.durations.push(duration);
      of.count += 1;
      if (error !== undefined) of.failed += 1;
    },
    /** The figures since the last time, the slowest calls first. */
    take(): CallFigures[] {
      const figures = [...times].map(([call, { durations, count, failed }]) => {
        const sorted = durations.toSorted((a, b) => a - b);
        return { call, count, failed, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) };
      });
      times = new Map();
      return figures.toSorted((a, b) => b.p95 - a.p95).slice(0, mostCalls);
    },
  };
}

/** By the nearest rank: a duration that was measured. */
const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
