import type { FigureStyle } from '#design-system/foundation/figures.ts';
import { catalogue, type MetricId } from './catalogue.ts';

/** How the number of a metric reads. What one of something costs has decimals; a sum of money has none. */
export function figureOf(metric: MetricId, { isHeadline = false } = {}): FigureStyle {
  const { unit, formula } = catalogue[metric];
  switch (unit) {
    case 'rate':
      return { kind: 'percent' };
    case 'money':
      return formula.kind === 'per' ? { kind: 'money', decimals: 2 } : { kind: 'money', isHeadline };
    case 'ratio':
      return { kind: 'compact' };
    default:
      return isHeadline ? { kind: 'headline' } : { kind: 'count' };
  }
}
