import type { ReportLimits } from '#app/api/ours/apps/limits.ts';
import { alarmFrom } from '#app/lib/report-limits/outliers.ts';
import { addedUp, medianOf, sharesOn, totalOf, type Counts } from '#screens/kit/durations/index.ts';

/** 34 steps of equal ratio from 5 seconds to 7 days. */
export const axis = { from: 5, to: 604_800, steps: 34 } as const;
/** Where the bands begin, in seconds. From which share on a channel is marked is set for each app (DECISIONS 4). */
export const limits = { injection: 10, flooding: 86_400 } as const;

/** The shares up to which no channel is suspect. */
type Shares = Pick<ReportLimits, 'injection' | 'flooding'>;

/** A channel with a smaller share of suspicious installs counts as clean. */
const cleanBelow = 0.01;

interface Delays {
  key: string;
  counts: Counts;
}
interface Suspects {
  key: string;
  values: Readonly<Record<string, number | null>>;
}

/** All clean channels together. Nothing where none is clean: then a channel is marked by the limits of its app alone. */
export function benchmarkOf(delays: readonly Delays[], suspects: readonly Suspects[]): Counts {
  const clean = new Set(suspects.flatMap(({ key, values }) => ((values['suspectRate'] ?? 1) < cleanBelow ? [key] : [])));
  return addedUp(delays.filter(({ key }) => clean.has(key)));
}

/** Past these shares a channel is marked: far above what clean channels of the same app have, and never below the limits of the app. */
export function alarmsOf(benchmark: Counts, { injection, flooding }: Shares): Shares {
  const usual = bandShares(benchmark);
  return { injection: alarmFrom(injection, usual.injection), flooding: alarmFrom(flooding, usual.flooding) };
}

export const bucketsOf = ({ edges }: { edges: readonly number[] }) => ({ edges, end: axis.to });
export const sharesOf = (edges: readonly number[], counts: Counts) => sharesOn(axis, edges, counts);

/** What lies in a band. Both limits are edges of the service: it is counted, not estimated. */
export const bands = {
  injection: (edge: number) => edge < limits.injection,
  flooding: (edge: number) => edge >= limits.flooding,
} as const;

export function bandShares(counts: Counts): { injection: number; flooding: number } {
  const all = totalOf(counts) || 1;
  const part = (isIn: (edge: number) => boolean) =>
    Object.entries(counts).reduce((sum, [edge, count]) => sum + (isIn(Number(edge)) ? count : 0), 0) / all;
  return { injection: part(bands.injection), flooding: part(bands.flooding) };
}

/** A limit as people have set it: 1%, 2.5%. */
export const shareText = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Which of its shares a channel is marked for. */
export function marksOf(counts: Counts, alarms: Shares): { injection: boolean; flooding: boolean } {
  const { injection, flooding } = bandShares(counts);
  return { injection: injection > alarms.injection, flooding: flooding > alarms.flooding };
}

/** How far off a channel is: how many times its limits it reaches. */
const deviation = (counts: Counts, shares: Shares) => {
  const { injection, flooding } = bandShares(counts);
  return Math.max(injection / shares.injection, flooding / shares.flooding);
};

/** The ten that are furthest off, measured by what they are marked from on. */
export const furthest = <Row extends { size: number; counts: Counts }>(rows: readonly Row[], alarms: Shares): Row[] =>
  rows
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => deviation(b.counts, alarms) - deviation(a.counts, alarms))
    .slice(0, 10);

/** What is said of a distribution: its median, and what lies in the bands. */
export const factsOf = (edges: readonly number[], counts: Counts) => ({
  median: medianOf(bucketsOf({ edges }), counts),
  ...bandShares(counts),
});
