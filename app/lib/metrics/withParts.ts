import { catalogue, isMetric, type MetricId } from './catalogue.ts';
import { operandsOf } from './formula.ts';

/** The metrics a formula is made of come along, where they may, so that a number on screen can be explained without asking again. */
export function withParts(metrics: readonly MetricId[], visible: readonly MetricId[]): MetricId[] {
  const parts = metrics.flatMap((metric) => operandsOf(catalogue[metric].formula));
  return [...new Set([...metrics, ...parts.filter(isMetric)])].filter((metric) => visible.includes(metric));
}
