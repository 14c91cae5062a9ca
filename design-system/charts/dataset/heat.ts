import { rowsOf, type CohortRules } from './cohorts.ts';
import type { Dataset } from './dataset.ts';

/** The tones of a heat map: where each begins, and what its ends mean. */
export interface HeatScale {
  /** A value has the tone of the number of limits that it reaches. */
  breaks: readonly number[];
  /** The tones in use, the lightest first. */
  tones: readonly number[];
  /** The smallest and the largest value that has a tone. */
  from: number;
  to: number;
}

const tones = 9;
/** Below a goal six tones are used; what reaches it stands a whole tone apart. */
const belowGoal = 6;
const atGoal = 7;

/**
 * Tones from the smallest to the largest value that is shown, in steps of equal ratio: retention falls by a part of itself each day. Nothing is
 * darker in one app than in another because its numbers are larger.
 *
 *     5 … 40   →   limits at 6.3, 7.9, 10, 12.6, 15.9, 20, 25.2, 31.7
 */
export function heatScale(data: Dataset, rules: CohortRules, goal?: number): HeatScale {
  const values = rowsOf(data, rules).flatMap(({ cells }) =>
    cells.flatMap(({ value, state }) => (value !== null && state === 'final' ? [value] : [])),
  );
  const [from, to] = [Math.min(...values), Math.max(...values)];
  if (!values.length) return { breaks: [], tones: [], from: 0, to: 0 };
  if (goal === undefined) return { breaks: limits(from, to, tones), tones: upTo(from < to ? tones : 1), from, to };
  const below = values.filter((value) => value < goal);
  const under = limits(Math.min(...below), Math.max(...below), belowGoal);
  const shown = upTo(below.length ? under.length + 1 : 0);
  if (to < goal) return { breaks: under, tones: shown, from, to };
  const breaks = [...under, ...Array.from({ length: atGoal - under.length }, () => goal)];
  return { breaks, tones: [...shown, atGoal], from, to };
}

const upTo = (count: number) => Array.from({ length: count }, (_, tone) => tone);

function limits(from: number, to: number, count: number): number[] {
  if (!(from < to)) return [];
  const inner = Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
  return inner.map((part) => (from > 0 ? from * (to / from) ** part : from + (to - from) * part));
}

/** The tone of a value: 0 below the first limit. */
export const toneOf = (value: number, { breaks }: Pick<HeatScale, 'breaks'>): number => breaks.filter((limit) => value >= limit).length;
