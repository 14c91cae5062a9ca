import type { FigureStyle } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { DataFlag } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** What is followed of those who installed: who comes back, what they have paid so far, and who pays on a day. */
export const measures = ['retention', 'ltv', 'payRate'] as const;
export type Measure = (typeof measures)[number];

interface Facts {
  flag: DataFlag;
  /** The metric whose rights are its rights. */
  metric: MetricId;
  figures: FigureStyle;
  /** Ages that are read first: those of the panel beside the curve. */
  keyAges: readonly number[];
}

export const factsOf: Readonly<Record<Measure, Facts>> = {
  retention: { flag: 'retention', metric: 'retention1', figures: { kind: 'percent', decimals: 1 }, keyAges: [1, 3, 7, 14, 30] },
  ltv: { flag: 'pay', metric: 'ltv', figures: { kind: 'money', decimals: 2 }, keyAges: [0, 7, 14, 30, 60] },
  payRate: { flag: 'pay', metric: 'payRate', figures: { kind: 'percent', decimals: 2 }, keyAges: [0, 1, 7, 14, 30] },
};

export const callOf = { retention: reports.retention, ltv: reports.lifetimeValue, payRate: reports.paying } as const;

/** Those that a reader may see. Nothing until that is known. */
export const measuresFor = ({ reader }: Report): readonly Measure[] =>
  reader.isPending ? [] : measures.filter((one) => reader.flags[factsOf[one].flag]);
