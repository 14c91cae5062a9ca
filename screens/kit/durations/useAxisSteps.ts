import { useMemo } from 'react';
import type { Point } from '#design-system';
import { edgeAt, type LogAxis } from './buckets.ts';
import { useDurations } from './useDurations.ts';

/** The steps of an axis, by the times between which they lie. */
export function useAxisSteps(axis: LogAxis): readonly Point[] {
  const { timeText } = useDurations();
  return useMemo(
    () =>
      Array.from({ length: axis.steps }, (_, step) => {
        const [from, to] = [timeText(edgeAt(axis, step)), timeText(edgeAt(axis, step + 1))];
        return { label: from, title: `${from} – ${to}` };
      }),
    [axis, timeText],
  );
}
