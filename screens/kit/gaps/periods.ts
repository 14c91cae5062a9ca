import type { Day, DayRange } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';

/** What a page is about, as far as its gaps are concerned. */
export interface Periods {
  app: { id: number };
  days: DayRange;
  compared: { against: DayRange } | undefined;
  today: Day;
  /** What its rows show. */
  columns: { shown: readonly MetricId[] };
  /** Whether it shows ad spend, where that is not for its columns to say. */
  showsSpend?: boolean;
}
