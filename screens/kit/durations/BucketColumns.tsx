import { TrendChart, useWords } from '#design-system';
import { medianOf, quantileOf, totalOf, type Counts } from './buckets.ts';
import { useDurations } from './useDurations.ts';
import { durationWords } from './words.ts';

interface BucketColumnsProps {
  measure: string;
  /** Lower edges in seconds, rising: a few, each with a name. */
  edges: readonly number[];
  /** Where the last bucket is taken to end, for the median. */
  end: number;
  counts: Counts;
  before: Counts | undefined;
  height: number;
  /** Says how long the slowest tenth takes, too. */
  hasTail?: boolean;
}

/** How long something took in a few named buckets, the compared period as a tick across each. Many buckets are a DistributionChart. */
export function BucketColumns({ measure, edges, end, counts, before, height, hasTail = false }: BucketColumnsProps) {
  const t = useWords(durationWords);
  const { edgeText, medianText, timeText } = useDurations();
  const shares = (own: Counts) => {
    const all = totalOf(own);
    return edges.map((edge) => (all ? (own[edge] ?? 0) / all : null));
  };
  const nameOf = (index: number) => {
    const [from = 0, to] = [edges[index], edges[index + 1]];
    if (to === undefined) return t.over(edgeText(from));
    return from === 0 ? t.upTo(edgeText(to)) : `${edgeText(from)} – ${edgeText(to)}`;
  };
  const [now, then] = [medianOf({ edges, end }, counts), before && medianOf({ edges, end }, before)];
  const tail = hasTail ? quantileOf({ edges, end }, counts, 0.9) : null;
  return (
    <TrendChart
      data={{
        measure,
        dimension: t.time,
        reading: 'in-order',
        figures: { kind: 'percent', decimals: 1 },
        welcome: 'none',
        points: edges.map((_, index) => ({ label: nameOf(index) })),
        series: [{ key: 'now', name: t.current, values: shares(counts), ...(before && { previous: shares(before) }) }],
      }}
      kind="column"
      hasLeader
      height={height}
      sentence={
        (now === null
          ? t.noMedian
          : typeof then === 'number'
            ? t.mediansOf(timeText(now), timeText(then))
            : t.medianIs(medianText({ edges, end }, counts))) + (tail === null ? '' : t.tail(timeText(tail)))
      }
    />
  );
}
