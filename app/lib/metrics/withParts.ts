import { catalogue, isMetric, type MetricId } from './catalogue.ts';

/** The metrics a formula is made of come along, where they may, so that a number on screen can be explained without asking again. */
export function withParts(metrics: readonly MetricId[], visible: readonly MetricId[]): MetricId[] {
  const parts = metrics.flatMap((metric): string[] => {
    const { formula } = catalogue[metric];
    if (formula.kind === 'sum') return [];
    return formula.kind === 'less' ? [formula.of, formula.without] : [formula.of, formula.per];
  });
  return [...new Set([...metrics, ...parts.filter(isMetric)])].filter((metric) => visible.includes(metric));
}
