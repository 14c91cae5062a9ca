import type { Value } from '../../dataset/dataset.ts';

/** The y axis: from the first tick to the last, in equal round steps. */
export interface ValueScale {
  ticks: number[];
  min: number;
  max: number;
}

/** Below this a number is a rounding error, not a measurement. */
const smallest = 1e-12;

const roundSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The smallest round number that is not below this one: 10.2 -> 12, 511 -> 600. */
function roundUp(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const mantissa = roundSteps.find((step) => step * power >= raw * (1 - 1e-9)) ?? 10;
  return clean(mantissa * power);
}

const clean = (value: number) => Number(value.toPrecision(12));

/**
 * Four steps from zero, so that four grid lines stand over the base line; a low chart has two. Values below zero get
 * steps of the same size below it. Without values there is still a scale, so that an empty chart keeps its shape.
 *
 *     valueScale([40_825]).ticks   0, 12,000, 24,000, 36,000, 48,000
 */
export function valueScale(values: readonly Value[], steps = 4): ValueScale {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const top = Math.max(0, ...known);
  const bottom = Math.min(0, ...known);
  if (top - bottom < smallest) return fromSteps(1, 0, steps);
  let step = roundUp((top - bottom) / steps);
  while (Math.ceil(top / step - 1e-9) - Math.floor(bottom / step + 1e-9) > steps) step = roundUp(step * 1.01);
  const below = Math.floor(bottom / step + 1e-9);
  return fromSteps(step, below, bottom < 0 ? Math.ceil(top / step - 1e-9) : steps);
}

function fromSteps(step: number, first: number, last: number): ValueScale {
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
  return { ticks, min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 };
}
