import type { Lines } from './lines.ts';

export type Keys = ReadonlySet<string>;

/** How much of what can be selected is selected: the state of the box in the head. */
export type Extent = 'none' | 'some' | 'all';

export function extentOf(keys: Keys, all: readonly string[]): Extent {
  if (!keys.size || !all.length) return 'none';
  return all.every((key) => keys.has(key)) ? 'all' : 'some';
}

export function withKey(keys: Keys, key: string, isOn: boolean): Keys {
  return withKeys(keys, [key], isOn);
}

export function withKeys(keys: Keys, changed: readonly string[], isOn: boolean): Keys {
  const next = new Set(keys);
  for (const key of changed) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The rows from one line to another, both included, whichever comes first. */
export function keysBetween<Row>(lines: Lines<Row>, from: number, to: number, canSelect: (row: Row) => boolean): string[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  return Array.from({ length: last - first + 1 }, (_, step) => lines.at(first + step)).flatMap((line) =>
    line && line.kind === 'row' && canSelect(line.row) ? [line.key] : [],
  );
}
