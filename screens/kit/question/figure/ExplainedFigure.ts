import type { Dataset, DayRange, FigureStyle } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { Filled } from '#app/lib/metrics/explained/filledIn.ts';

export interface WeighedValue {
  name: string;
  size: number;
  value: number;
  /** What it counts for in the mean. */
  weight: number;
}

/** What was counted for a figure: a day of installs, a week, a channel, a bucket; beside it its counterpart in the compared period. */
export interface CountedRow extends WeighedValue {
  before?: WeighedValue | undefined;
}

/** A figure that is no cell of a report, with all that its card and its drawer say of it. */
export interface ExplainedFigure {
  /** The question that it answers, with its filters and rights. A segment is a question of its own. */
  of: Report;
  title: string;
  /** Whose figure it is: 上期, 平均, a day, a channel. */
  row: string;
  definition: string;
  value: string;
  earlier?: string | undefined;
  /** Beside the figure, where there is no change to show: what it is compared with. */
  aside?: string;
  /** What it is, where it is no rate. */
  as?: FigureStyle;
  /** The change since the compared period: in points of a rate, relative of anything else. */
  change?: number | undefined;
  /** What the change is in, where it is neither. */
  changeIn?: 'days';
  /** Which change of it is welcome, where more is not. */
  welcome?: Dataset['welcome'];
  formula: Filled | null;
  formulaBefore?: Filled | null | undefined;
  /** Where it is found rather than calculated: the steps that lead to it. */
  steps?: readonly { name: string; value: string }[];
  days: DayRange;
  against?: DayRange | undefined;
  counted: readonly CountedRow[];
  /** How many those are, where several stand in one row. */
  count: number;
  /** How many have a counterpart, where not all do. */
  countBefore?: number;
  /** How many are not yet mature, and are missing on both sides. */
  leftOut: number;
  /** How many were not received, on either side, and are missing on both. */
  notReceived?: number;
  /** Which of the days that it counts are incomplete, and why. Where it does not say, those of its period. */
  lacks?: string;
  /** The same of what it is compared with: where it does not say, of the compared period. */
  lacksBefore?: string;
  /** Which of its days were not received and are not in it. */
  withoutDays?: string;
  /** Why there is no number, or none that is final, and when there will be one. */
  reason?: string;
  /** Why it may still change, where more than what is mature is counted. */
  mayChange?: string;
  heads: { name: string; size: string; value: string };
  format: (value: number) => string;
  /** Whose rights are its rights. */
  metric: MetricId;
  answer: { fetchedAt: string; completeTo: string };
  requests: readonly string[];
  next: { href: string; text: string };
}
