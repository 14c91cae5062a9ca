export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One printed line of a value: an entry, or the bracket that closes one. */
export interface JsonLine {
  /** Keys from the root, as a JSON pointer: `/payload/items/0`. Closing brackets share their opening's. */
  path: string;
  depth: number;
  key: string | undefined;
  kind: 'open' | 'close' | 'folded' | 'text' | 'number' | 'word' | 'more';
  text: string;
  isLast: boolean;
}

/** Entries of one list that are printed before the reader asks for more. */
const pageSize = 100;

interface Options {
  folded: ReadonlySet<string>;
  /** How many pages of a long list are open, by its path. */
  pages: ReadonlyMap<string, number>;
}

/** A value as lines. Folded containers are one line; long ones are printed a page at a time. */
export function linesOf(value: Json, options: Options): JsonLine[] {
  const lines: JsonLine[] = [];
  print({ value, path: '', depth: 0, key: undefined, isLast: true }, options, lines);
  return lines;
}

interface Entry {
  value: Json;
  path: string;
  depth: number;
  key: string | undefined;
  isLast: boolean;
}

function print({ value, path, depth, key, isLast }: Entry, options: Options, lines: JsonLine[]) {
  const line = { path, depth, key, isLast };
  if (typeof value !== 'object' || value === null) {
    lines.push({ ...line, kind: kindOf(value), text: JSON.stringify(value) });
    return;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const entries: [string, Json][] = isList ? value.map((item, index) => [String(index), item]) : Object.entries(value);
  if (!entries.length || options.folded.has(path)) {
    lines.push({
      ...line,
      kind: entries.length ? 'folded' : 'word',
      text: entries.length ? `${open} ${entries.length} ${close}` : `${open}${close}`,
    });
    return;
  }
  lines.push({ ...line, kind: 'open', text: open ?? '' });
  const shown = entries.slice(0, pageSize * (options.pages.get(path) ?? 1));
  for (const [index, [name, child]] of shown.entries()) {
    const childPath = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    print(
      { value: child, path: childPath, depth: depth + 1, key: isList ? undefined : name, isLast: index === entries.length - 1 },
      options,
      lines,
    );
  }
  if (shown.length < entries.length)
    lines.push({ path, depth: depth + 1, key: undefined, isLast: true, kind: 'more', text: String(entries.length - shown.length) });
  lines.push({ path, depth, key: undefined, isLast, kind: 'close', text: close ?? '' });
}

const kindOf = (value: string | number | boolean | null) =>
  typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'word';

/** Every path of a container deeper than this, to begin with them folded. */
export function deepPaths(value: Json, fromDepth: number): string[] {
  return linesOf(value, { folded: new Set(), pages: new Map() })
    .filter(({ kind, depth }) => kind === 'open' && depth >= fromDepth)
    .map(({ path }) => path);
}
