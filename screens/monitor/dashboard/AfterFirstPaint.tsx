import { useDeferredValue, type ReactNode } from 'react';
import { PanelsSkeleton, type AwaitedPart } from '#design-system';

/** Drawn when what the page was opened for has been: the headline and its trend do not wait for what stands beside and below them. */
export function AfterFirstPaint({ panels, children }: { panels: readonly AwaitedPart[]; children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <PanelsSkeleton parts={panels} />;
}
