import { useLayoutEffect, useState, type RefObject } from 'react';

/** The room of a table, in pixels. */
export interface Box {
  width: number;
  height: number;
  /** What the density makes of a row here and now. */
  rowHeight: number;
}

/** Measures the scrolled box and, on a probe that is as high as a row, the density. Nothing before the first look. */
export function useBox(scroller: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const look = () => {
      const [room, row] = [scroller.current, probe.current];
      if (!room || !row) return;
      const next = { width: room.clientWidth, height: room.clientHeight, rowHeight: row.offsetHeight };
      setBox((was) => (was && was.width === next.width && was.rowHeight === next.rowHeight ? was : next));
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [scroller.current, probe.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, probe]);
  return box;
}
