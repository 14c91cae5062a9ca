import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import type { ValueRule } from '#app/api/ours/apps/skan.ts';

/** Values of the first window go from 0 to 63. */
export const highest = 63;
export const allValues: readonly number[] = Array.from({ length: highest + 1 }, (_, value) => value);

/** `0`, `1–7` */
export const rangeText = ({ from, to }: Pick<ValueRule, 'from' | 'to'>): string => (from === to ? String(from) : `${from}–${to}`);

/** Runs of values that follow each other: 56, 57, 58, 60 become 56–58 and 60. */
export function runsOf(values: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const value of values.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && value <= last.to + 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs;
}

export const reachOf = ({ low, high }: Pick<ValueRule, 'low' | 'high'>): readonly [low: number, high: number] => [
  low ?? Number.NEGATIVE_INFINITY,
  high ?? Number.POSITIVE_INFINITY,
];

/** Rules that measure the same thing: only those can take users from each other. */
export const isSameMeasure = (one: ValueRule, other: ValueRule): boolean =>
  one.event === other.event && one.kind === other.kind && one.property === other.property;

/** How much more each further value of a rule means: ¥6.13 for 30–128 over 16 values. Null where it has no upper end. */
export function stepOf({ from, to, low, high, kind }: ValueRule): number | null {
  if (low === null || high === null) return null;
  const width = kind === 'revenue' ? high - low : high - low + 1;
  return width / (to - from + 1);
}

/** For so many days after a new map is live, postbacks of the old one come in, too: the third window and its delay. */
export const mixedDays = postbackWindows['3'].last;
