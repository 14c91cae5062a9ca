import { reports } from '#app/api/reports/reports.ts';
import { permitted, type MeasureFacts } from '#screens/kit/measures/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** What is followed of those who installed: who comes back, what they have paid so far, and who pays on a day. */
export const measures = ['retention', 'ltv', 'payRate'] as const;
export type Measure = (typeof measures)[number];

export const factsOf: Readonly<Record<Measure, MeasureFacts>> = {
  retention: { flag: 'retention', metric: 'retention1', figures: { kind: 'percent', decimals: 1 }, keyAges: [1, 3, 7, 14, 30] },
  ltv: { flag: 'pay', metric: 'ltv', figures: { kind: 'money', decimals: 2 }, keyAges: [0, 7, 14, 30, 60] },
  payRate: { flag: 'pay', metric: 'payRate', figures: { kind: 'percent', decimals: 2 }, keyAges: [0, 1, 7, 14, 30] },
};

export const callOf = { retention: reports.retention, ltv: reports.lifetimeValue, payRate: reports.paying } as const;

/** Those that a reader may see. */
export const measuresFor = (report: Report) => permitted(report, measures, factsOf);
