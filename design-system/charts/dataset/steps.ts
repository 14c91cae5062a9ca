import type { Dataset, Value } from './dataset.ts';

export interface Step {
  key: string;
  name: string;
  value: Value;
  previous: number | null;
  /** Of the step before. The first step has none. */
  rate: number | null;
  /** In points against the compared period, of what is final in both. */
  change: number | null;
  /** Of the first step. */
  cumulative: number | null;
  /** The same of both sides of the comparison: of what is final, where not all is. */
  comparedCumulative: number | null;
  previousCumulative: number | null;
  /** People of the step before who did not come this far. */
  lost: number;
  open: number;
}

const quotient = (part: Value | undefined, whole: Value | undefined): number | null =>
  part === null || part === undefined || !whole ? null : part / whole;

/** A funnel worked out: rates from one step to the next and from the first to each. */
export function stepsOf(data: Dataset): Step[] {
  const [series] = data.series;
  const { values = [], previous, open, settled } = series ?? {};
  const [now, before] = settled ? [settled.values, settled.previous] : [values, previous];
  return data.points.map(({ label, title }, index) => {
    const rate = index ? quotient(values[index], values[index - 1]) : null;
    const [rateNow, rateBefore] = [now, before].map((of) => (index ? quotient(of?.[index], of?.[index - 1]) : null));
    return {
      key: `${index} ${label}`,
      name: title ?? label,
      value: values[index] ?? null,
      previous: previous?.[index] ?? null,
      rate,
      change: typeof rateNow === 'number' && typeof rateBefore === 'number' ? rateNow - rateBefore : null,
      cumulative: quotient(values[index], values[0]),
      comparedCumulative: quotient(now[index], now[0]),
      previousCumulative: quotient(before?.[index], before?.[0]),
      lost: index ? Math.max((values[index - 1] ?? 0) - (values[index] ?? 0), 0) : 0,
      open: open?.[index] ?? 0,
    };
  });
}
