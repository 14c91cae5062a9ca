import { useMemo } from 'react';
import { tickTime, timesBetween, useProvenaLocale, type Dataset, type Point } from '#design-system';
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

/** What such an axis is labelled with: times at which people read a clock, wherever its steps lie. */
export function useAxisTicks(axis: LogAxis): NonNullable<Dataset['ticks']> {
  const locale = useProvenaLocale();
  return useMemo(
    () =>
      timesBetween(axis.from, axis.to).map((time) => ({
        // A step stands in the middle between its two edges.
        at: (Math.log(time / axis.from) / Math.log(axis.to / axis.from)) * axis.steps - 0.5,
        text: tickTime(time, locale),
      })),
    [axis, locale],
  );
}
