import { figureText, type DayRange, type FigureStyle, type Locale } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import type { Filled } from '../path/formula.ts';

interface Weighed {
  name: string;
  size: number;
  value: number;
  /** What it counts for in the mean. */
  weight: number;
}

/** What was counted for a figure: a day of installs, a week, a channel; beside it, what it is held against. */
export interface CountedRow extends Weighed {
  before?: Weighed | undefined;
}

/** A figure of who is followed over days, as its drawer tells it. */
export interface FollowedFigure {
  title: string;
  /** Whose figure it is: 上期, 平均, a day. */
  row: string;
  definition: string;
  value: string;
  earlier?: string | undefined;
  /** Beside the figure, where there is no change to tell. */
  aside?: string;
  /** What became of it since, in points. */
  change?: number | undefined;
  formula: Filled | null;
  formulaBefore?: Filled | null | undefined;
  /** Where it is found rather than reckoned: what led to it. */
  steps?: readonly { name: string; value: string }[];
  days: DayRange;
  against?: DayRange | undefined;
  counted: readonly CountedRow[];
  /** How many those are, where several stand in one row. */
  count: number;
  /** How many were not due, and are missing on both sides. */
  leftOut: number;
  heads: { name: string; size: string; value: string };
  say: (value: number) => string;
  /** Whose rights are its rights. */
  metric: MetricId;
  told: { fetchedAt: string; completeTo: string } | undefined;
  requests: readonly string[];
  next: { href: string; text: string };
}

/** How the two parts of a share are called, and how they read. */
export interface ShareOf {
  of: string;
  per: string;
  as: FigureStyle;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function shareIn(rows: readonly Weighed[], { of, per, as }: ShareOf): { value: number | null; formula: Filled | null } {
  const weight = sum(rows.map((row) => row.weight));
  if (!weight) return { value: null, formula: null };
  const has = sum(rows.map((row) => row.value * row.weight));
  const part = (name: string, value: number) => ({ code: name, name, value, as });
  return { value: has / weight, formula: { parts: [part(of, has), part(per, weight)], sign: '÷', times: 1 } };
}

/** The mean of what was counted on one side: a share whose parts are known. */
export function meanFigure(counted: readonly CountedRow[], isBefore: boolean, share: ShareOf, locale: Locale) {
  const now = shareIn(counted, share);
  const before = shareIn(
    counted.flatMap((row) => row.before ?? []),
    share,
  );
  const text = (value: number | null) => figureText(value, locale, { kind: 'percent' });
  if (isBefore) return { value: text(before.value), formula: before.formula };
  return {
    value: text(now.value),
    formula: now.formula,
    ...(before.value !== null &&
      now.value !== null && { earlier: text(before.value), change: now.value - before.value, formulaBefore: before.formula }),
  };
}

/** Many days as weeks of seven, so that they can be read. */
export function inWeeks(rows: readonly CountedRow[]): readonly CountedRow[] {
  if (rows.length <= 14) return rows;
  return Array.from({ length: Math.ceil(rows.length / 7) }, (_, week): CountedRow => {
    const part = rows.slice(7 * week, 7 * week + 7);
    const before = part.flatMap((row) => row.before ?? []);
    return { ...added(part), ...(before.length > 0 && { before: added(before) }) };
  });
}

function added(rows: readonly Weighed[]): Weighed {
  const weight = sum(rows.map((row) => row.weight));
  const names = rows.map(({ name }) => name).toSorted();
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return {
    name: first === last ? first : `${first} – ${last}`,
    size: sum(rows.map(({ size }) => size)),
    value: weight ? sum(rows.map((row) => row.value * row.weight)) / weight : 0,
    weight,
  };
}
