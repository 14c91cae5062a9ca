import { addsUp, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { differenceBetween } from '#screens/kit/report/figures/index.ts';

/** A number beside the one before. */
export interface Compared {
  /** Null where there was nothing, or where nobody knows. */
  previous: number | null;
  /** Null where nothing can be compared, `undefined` while the other side is not known. */
  change: number | null | undefined;
  difference: number | null;
  /** Its share of what all rows changed together; null where parts do not add up. */
  part: number | null;
  /** It was not there before. */
  isNew: boolean;
}

export const notCompared: Compared = { previous: null, change: null, difference: null, part: null, isNew: false };

/** The other side is on its way, or has not come. */
export const notKnown: Compared = { ...notCompared, change: undefined };

/** What adds up was nothing where it was not there; a rate of nothing is unknown. */
export function compare(metric: MetricId, now: number | null, earlier: number | null, whole: number | null): Compared {
  const isAdded = addsUp(metric);
  const [value, before] = isAdded ? [now ?? 0, earlier ?? 0] : [now, earlier];
  const difference = value === null || before === null ? null : value - before;
  return {
    previous: earlier ?? (isAdded ? 0 : null),
    change: differenceBetween(metric, now, earlier),
    difference,
    part: isAdded && difference !== null && whole ? difference / whole : null,
    isNew: isAdded ? before === 0 && (value ?? 0) > 0 : earlier === null && now !== null,
  };
}
