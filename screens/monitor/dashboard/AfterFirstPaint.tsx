import { useDeferredValue, type ReactNode } from 'react';
import { Skeleton } from '#design-system';

/** Drawn when what the page was opened for has been: the headline and its trend do not wait for what stands beside and below them. */
export function AfterFirstPaint({ height, children }: { height: number; children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <Skeleton shape="chart" height={height} />;
}
