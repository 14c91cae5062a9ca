import { catalogue, isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import type { FigureStyle } from '#design-system';
import { figureOf } from '#app/lib/metrics/figureOf.ts';

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

/** Fills in what is known: numbers on screen first, then those of the trace. What is counted has no formula. */
export function filledIn(
  metric: MetricId,
  values: Readonly<Record<string, number | null>>,
  traced: readonly { code: string; count: number }[],
): Filled | null {
  const { formula } = catalogue[metric];
  if (formula.kind === 'sum' || formula.kind === 'people') return null;
  const part = (code: string): Part => ({
    code,
    value: values[code] ?? traced.find((one) => one.code === code)?.count ?? null,
    as: isMetric(code) ? figureOf(code) : { kind: 'count' },
  });
  if (formula.kind === 'less') return { parts: [part(formula.of), part(formula.without)], sign: '−', times: 1 };
  return { parts: [part(formula.of), part(formula.per)], sign: '÷', times: formula.times ?? 1 };
}
