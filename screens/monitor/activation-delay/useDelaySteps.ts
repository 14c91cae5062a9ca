import { useMemo } from 'react';
import type { Point } from '#design-system';
import { edgeAt, useDurations } from '#screens/kit/durations/index.ts';
import { axis } from './delays.ts';

/** The steps of the axis, by the times between which they lie. */
export function useDelaySteps(): readonly Point[] {
  const { timeText } = useDurations();
  return useMemo(
    () =>
      Array.from({ length: axis.steps }, (_, step) => {
        const [from, to] = [timeText(edgeAt(axis, step)), timeText(edgeAt(axis, step + 1))];
        return { label: from, title: `${from} – ${to}` };
      }),
    [timeText],
  );
}
