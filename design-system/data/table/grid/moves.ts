import type { Spot } from './cells.ts';

interface Extent {
  rows: number;
  columns: number;
  /** Rows that fit on the screen. */
  page: number;
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where a key leads from a cell; `undefined` for keys that do not move. At an edge it leads nowhere else. */
export function moved({ row, column }: Spot, { key, ctrlKey, metaKey }: Press, { rows, columns, page }: Extent): Spot | undefined {
  const isFar = ctrlKey || metaKey;
  const moves: Record<string, Spot> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: isFar ? 1 : row, column: 1 },
    End: { row: isFar ? rows : row, column: columns },
  };
  const to = moves[key];
  return to && { row: within(to.row, rows), column: within(to.column, columns) };
}

const within = (place: number, last: number) => Math.min(Math.max(place, 1), last);

interface Port {
  left: number;
  width: number;
  /** Fixed columns cover this much of either edge. */
  start: number;
  end: number;
}

/** How far a box has to be scrolled sideways so that a column in its scrolling part stands free. Both count from the left of that part. */
export function scrolledTo(port: Port, from: number, to: number): number {
  const seen = port.width - port.start - port.end;
  if (from < port.left || to - from > seen) return from;
  return to > port.left + seen ? to - seen : port.left;
}
