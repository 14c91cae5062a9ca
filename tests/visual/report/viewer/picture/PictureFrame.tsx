import { useEffect, useRef, useState } from 'react';
import type { Box } from '../../../image/difference.ts';
import { Outlines } from './Outlines.tsx';

interface PictureFrameProps {
  source: string;
  caption: string;
  zoom: 'fit' | number;
  /** How many pictures stand side by side at most. */
  columns: number;
  boxes?: Box[];
  place?: number;
}

const none: Box[] = [];

/** One whole picture, as wide as there is room or enlarged, with the places outlined that differ. */
export function PictureFrame({ source, caption, zoom, columns, boxes = none, place = 0 }: PictureFrameProps) {
  const window = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const around = window.current?.closest('.sides');
    if (!around) return undefined;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(around);
    return () => watch.disconnect();
  }, []);
  const scale = zoom === 'fit' ? fitting(width, room, columns) : zoom;
  const box = boxes[place];
  useEffect(() => {
    // The picture scrolls in its own window, so that its title and tools stay where they are.
    if (width && box) window.current?.scrollTo(Math.max(0, box.left * scale - 40), Math.max(0, box.top * scale - 80));
  }, [width, box, scale]);
  return (
    <figure>
      <figcaption>
        {caption} {width > 0 && scale !== 1 && `${Math.round(scale * 100)}%`}
      </figcaption>
      <div className="window" ref={window}>
        <div className="layers" style={{ zoom: scale }}>
          <img src={source} alt={caption} onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)} />
          <Outlines boxes={boxes} place={place} scale={scale} />
        </div>
      </div>
    </figure>
  );
}

const gap = 16;
/** What a frame adds to its picture, and a pixel of rounding. */
const border = 3;

/** Never enlarged; side by side where a third or a half of the room is enough to recognise something. */
function fitting(width: number, room: number, columns: number): number {
  if (!width || !room) return 1;
  const share = (count: number) => Math.min(1, ((room - gap * (count - 1)) / count - border) / width);
  return columns === 3 && share(3) < 1 ? share(2) : share(columns);
}
