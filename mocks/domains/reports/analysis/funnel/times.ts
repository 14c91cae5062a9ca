import { delayEdges } from '../../../../world/facts/delays.ts';
import { distribute } from '../../delay.ts';

export const minutesOfDay = 1440;

/** How long the way to the last step takes: by the buckets of a distribution, all of it within a week. */
const weights = [0.2, 0.4, 2, 5, 9, 14, 15, 17, 11, 8, 7, 5, 3.4, 1.6, 0.9, 0.5];
const lastEdge = 7 * minutesOfDay * 60;
const all = weights.reduce((sum, weight) => sum + weight, 0);

/** The weight of each bucket, as far as it lies within so many seconds. */
const weightsWithin = (seconds: number): number[] =>
  weights.map((weight, index) => {
    const [from, to] = [delayEdges[index] ?? 0, delayEdges[index + 1] ?? lastEdge];
    return weight * Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  });

/** The share of those who get to the end that is there within so many seconds. */
export const arrivedBy = (seconds: number): number =>
  seconds >= lastEdge ? 1 : weightsWithin(seconds).reduce((sum, weight) => sum + weight, 0) / all;

/** How many took how long from one step of a path to the next, of those who were there in time. Each way between takes its part of the whole. */
export function timesOf(count: number, windowMinutes: number, ways: number): number[] {
  const within = Math.min(windowMinutes * 60, lastEdge) / ways;
  const until = (seconds: number) => arrivedBy(Math.min(seconds, within) * ways);
  return distribute(
    count,
    delayEdges.map((edge, index) => until(delayEdges[index + 1] ?? lastEdge) - until(edge)),
  );
}
