/** One row of the benchmark: a name and nineteen metrics. Made from its number, so that every contestant shows the same. */
export interface Row {
  id: number;
  name: string;
  [metric: `m${number}`]: number;
}

export const rowCount = 50_000;
export const metrics = Array.from({ length: 19 }, (_, index) => `m${index}` as const);
export const nameWidth = 240;
export const metricWidth = 110;
export const rowHeight = 32;
export const viewHeight = 720;

export function makeRows(): Row[] {
  const random = mulberry32(20261120);
  return Array.from({ length: rowCount }, (_, id) => {
    const row: Row = { id, name: `推广活动-${String(id).padStart(5, '0')}` };
    for (const metric of metrics) row[metric] = Math.floor(random() * 1_000_000);
    return row;
  });
}

/** A small seeded generator (public domain algorithm). */
function mulberry32(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const grouped = new Intl.NumberFormat('en-US').format;
