import { addsUp, changeBetween, sum, type Colour, type Dataset, type Value } from './dataset.ts';

export interface Item {
  key: string;
  name: string;
  href: string | undefined;
  value: number;
  change: number | null;
}

/** The items of a ranking: its points, by the only series there is. The ten largest, the largest first. */
export function itemsOf(data: Dataset): Item[] {
  const [series] = data.series;
  return data.points
    .flatMap(({ label, title = label, href }, index): Item[] => {
      const value = series?.values[index];
      if (value === null || value === undefined) return [];
      return [{ key: `${index} ${label}`, name: title, href, value, change: changeBetween(data, value, series?.previous?.[index]) }];
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, 10);
}

export interface Part {
  key: string;
  name: string;
  colour: Colour;
  value: number;
  /** Of the sum of all parts. */
  share: number;
  previousShare: number | null;
  /** In points. */
  change: number | null;
}

const colours: readonly Colour[] = [1, 2, 3, 4, 5, 6];
const grey: Colour = 10;

/** The parts of a whole in the order given, as shares of their sum. Parts that are not available are left out; what does not add up has none. */
export function partsOf(data: Dataset): Part[] {
  if (!addsUp(data)) return [];
  const [series] = data.series;
  const amounts = (values: readonly Value[] | undefined) => data.points.map((_, index) => Math.max(values?.[index] ?? 0, 0));
  const now = amounts(series?.values);
  const then = amounts(series?.previous);
  const all = sum(now);
  const before = sum(then);
  return data.points.flatMap(({ label, title = label, colour }, index): Part[] => {
    if (!all || series?.values[index] === null) return [];
    const share = (now[index] ?? 0) / all;
    const previousShare = before ? (then[index] ?? 0) / before : null;
    return [
      {
        key: `${index} ${label}`,
        name: title,
        colour: colour ?? colours[index] ?? grey,
        value: now[index] ?? 0,
        ...moved(share, previousShare),
      },
    ];
  });
}

const moved = (share: number, previousShare: number | null) => ({
  share,
  previousShare,
  change: previousShare === null ? null : share - previousShare,
});

/** A reader can distinguish at most six parts: the five largest stay in their order, the others become one. */
export function largestParts(parts: readonly Part[], restName: string): Part[] {
  if (parts.length <= 6) return [...parts];
  const largest = new Set(parts.toSorted((one, other) => other.share - one.share).slice(0, 5));
  const rest = parts.filter((part) => !largest.has(part));
  const before = rest.every(({ previousShare }) => previousShare !== null)
    ? sum(rest.map(({ previousShare }) => previousShare ?? 0))
    : null;
  return [
    ...parts.filter((part) => largest.has(part)),
    {
      key: 'rest',
      name: restName,
      colour: grey,
      value: sum(rest.map(({ value }) => value)),
      ...moved(sum(rest.map(({ share }) => share)), before),
    },
  ];
}
