import { changeBetween, sum, type Dataset, type Value } from './dataset.ts';

export interface Item {
  name: string;
  value: number;
  change: number | null;
}

/** The items of a ranking: its points, by the only series there is. Largest first. */
export function itemsOf(data: Dataset): Item[] {
  const [series] = data.series;
  return data.points
    .flatMap((point, index) => {
      const value = series?.values[index];
      return value === null || value === undefined
        ? []
        : [{ name: point.title ?? point.label, value, change: changeBetween(data, value, series?.previous?.[index]) }];
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, 10);
}

export interface Part {
  name: string;
  value: number;
  /** Of the sum of all parts. */
  share: number;
  previousShare: number | null;
  /** In points. */
  change: number | null;
}

/** The parts of a whole in the order given, as shares of their sum. Parts that are not available are left out. */
export function partsOf(data: Dataset): Part[] {
  const [series] = data.series;
  const amounts = (values: readonly Value[] | undefined) => data.points.map((_, index) => Math.max(values?.[index] ?? 0, 0));
  const now = amounts(series?.values);
  const then = series?.previous ? amounts(series.previous) : undefined;
  const all = sum(now);
  const before = then ? sum(then) : 0;
  return data.points.flatMap(({ label, title }, index) => {
    const value = now[index] ?? 0;
    const past = then?.[index];
    if (!all || series?.values[index] === null) return [];
    const previousShare = past !== undefined && before ? past / before : null;
    return [
      {
        name: title ?? label,
        value,
        share: value / all,
        previousShare,
        change: previousShare === null ? null : value / all - previousShare,
      },
    ];
  });
}
