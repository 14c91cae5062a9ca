import type { Maturity } from '#design-system';
import type { AdSources } from '#app/api/reports/adRevenue.ts';

/** Days after the last settled one are an estimate that may still change. */
export const maturityOf = (days: readonly string[], settledTo: AdSources['settledTo']): readonly Maturity[] =>
  days.map((day) => (settledTo !== null && day <= settledTo ? 'final' : 'open'));
