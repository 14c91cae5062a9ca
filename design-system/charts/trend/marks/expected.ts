import { drawnSeries, type TrendLayout } from '../layout.ts';

interface Place {
  x: number;
  y: number;
}

interface ExpectedPlaces {
  area: string;
  ink: string;
  dots: Place[];
  /** Ends where the range ends, under its lower line. */
  name: Place & { text: string };
}

/** The range between two series, in the places of the plot. Nothing where less than two points of it are in view. */
export function expectedRange({ data, at, shown }: TrendLayout, widthOf: (text: string) => number): ExpectedPlaces | null {
  const { expected } = data;
  const of = (key: string | undefined) => drawnSeries(data).find((series) => series.key === key);
  const [low, high] = [of(expected?.low), of(expected?.high)];
  if (!expected || !low || !high) return null;
  const placed = (values: readonly (number | null)[]) =>
    values.flatMap((value, index) =>
      value === null || index < shown.first || index > shown.last ? [] : [{ x: at.x(index), y: at.y(value) }],
    );
  const [above, below] = [placed(high.values), placed(low.values)];
  const end = below.at(-1);
  if (above.length < 2 || !end || below.length < 2) return null;
  const line = (places: readonly Place[]) => places.map(({ x, y }) => `${x} ${y}`).join('L');
  const start = end.x - widthOf(expected.name);
  const under = below.findLast(({ x }) => x <= start) ?? below[0] ?? end;
  return {
    area: `M${line(above)}L${line(below.toReversed())}Z`,
    ink: high.ink,
    dots: [farthest(above), farthest(below)],
    name: { text: expected.name, x: end.x, y: under.y + 20 },
  };
}

/** Where a line first is as far as it will get. */
const farthest = (places: readonly Place[]): Place => places.reduce((best, place) => (place.y < best.y - 1e-6 ? place : best));
