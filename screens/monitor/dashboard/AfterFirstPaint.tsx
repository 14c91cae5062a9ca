import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { PanelsSkeleton, type AwaitedPart } from '#design-system';

interface AfterFirstPaintProps {
  /** What the page was opened for has been answered, or has failed. */
  isDue: boolean;
  panels: readonly AwaitedPart[];
  children: ReactNode;
}

/** Drawn when what the page was opened for is on the screen: the headline and its trend do not wait for what stands beside and below them. */
export function AfterFirstPaint({ isDue, panels, children }: AfterFirstPaintProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    // The first frame paints what is there now, the second comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDrawn ? children : <PanelsSkeleton parts={panels} />;
}
