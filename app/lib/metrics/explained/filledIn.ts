import { catalogue, isMetric, isOfPeople, type MetricId } from '../catalogue.ts';
import type { FigureStyle } from '#design-system/foundation/figures.ts';
import { figureOf } from '../figureOf.ts';

export interface Part {
  code: string;
  /** Where it is no metric, and made for one figure alone. */
  name?: string;
  value: number | null;
  as: FigureStyle;
}

/** A formula with its numbers: two parts and what stands between them. `times` is said where it is not one: of a thousand. */
export interface Filled {
  parts: readonly [Part, Part];
  sign: '÷' | '−';
  times: number;
}

/**
 * Whether the result is made of the people of each day added up, where people are shown as the average of a day: then the numbers on screen do not
 * make it.
 */
export function isOfAddedPeople(metric: MetricId): boolean {
  const { formula } = catalogue[metric];
  const isOne = (code: string) => isMetric(code) && isOfPeople(code);
  return formula.kind === 'per' && isOne(formula.of) !== isOne(formula.per);
}

/** Fills in what is known: numbers on screen first, then those of the trace. What is counted has no formula. */
export function filledIn(
  metric: MetricId,
  values: Readonly<Record<string, number | null>>,
  { traced, isAveraged }: { traced: readonly { code: string; count: number }[]; isAveraged: boolean },
): Filled | null {
  const { formula } = catalogue[metric];
  if (formula.kind === 'sum' || formula.kind === 'people' || (isAveraged && isOfAddedPeople(metric))) return null;
  const part = (code: string): Part => ({
    code,
    value: values[code] ?? traced.find((one) => one.code === code)?.count ?? null,
    as: isMetric(code) ? figureOf(code) : { kind: 'count' },
  });
  if (formula.kind === 'less') return { parts: [part(formula.of), part(formula.without)], sign: '−', times: 1 };
  return { parts: [part(formula.of), part(formula.per)], sign: '÷', times: formula.times ?? 1 };
}
