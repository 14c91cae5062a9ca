/** What opens below a row: a panel of its own, or rows of the same columns. */
export type Expansion<Row> = { detail: (row: Row) => boolean } | { children: (row: Row) => readonly Row[] | undefined };

/** One line of the body. */
export interface Line<Row> {
  row: Row;
  key: string;
  kind: 'row' | 'detail';
  /** From 0; deeper in a tree. */
  level: number;
  /** Can be opened. */
  isBranch: boolean;
  isOpen: boolean;
}

/** All lines of the body. Line objects are made on demand, because there may be 50,000. */
export interface Lines<Row> {
  count: number;
  at: (index: number) => Line<Row> | undefined;
  /** Whether a line is a detail panel, without making its object: this is called for every line when heights are added up. */
  isDetail: (index: number) => boolean;
  hasDetails: boolean;
}

interface Source<Row> {
  rows: readonly Row[];
  /** Places in `rows`; as given without it. */
  order: Uint32Array | undefined;
  keyOf: (row: Row) => string;
  expansion: Expansion<Row> | undefined;
  open: ReadonlySet<string>;
  /** Brings the children of one row into order. */
  sorted: (rows: readonly Row[]) => readonly Row[];
}

export function linesOf<Row>(source: Source<Row>): Lines<Row> {
  const { expansion, open } = source;
  if (!expansion) return flat(source, () => false);
  if ('children' in expansion) return listed(branches(source, expansion.children));
  return open.size ? listed(withDetails(source, expansion.detail)) : flat(source, expansion.detail);
}

function flat<Row>({ rows, order, keyOf }: Source<Row>, isBranch: (row: Row) => boolean): Lines<Row> {
  return {
    count: rows.length,
    isDetail: () => false,
    hasDetails: false,
    at: (index) => {
      const row = rows[order?.[index] ?? index];
      return index < 0 || row === undefined
        ? undefined
        : { row, key: keyOf(row), kind: 'row', level: 0, isBranch: isBranch(row), isOpen: false };
    },
  };
}

function listed<Row>(lines: Line<Row>[]): Lines<Row> {
  const isDetail = (index: number) => lines[index]?.kind === 'detail';
  return { count: lines.length, at: (index) => lines[index], isDetail, hasDetails: lines.some(({ kind }) => kind === 'detail') };
}

function inOrder<Row>({ rows, order }: Source<Row>): readonly Row[] {
  return order ? Array.from(order, (place) => rows[place]).filter((row) => row !== undefined) : rows;
}

function withDetails<Row>(source: Source<Row>, hasDetail: (row: Row) => boolean): Line<Row>[] {
  return inOrder(source).flatMap((row) => {
    const key = source.keyOf(row);
    const isBranch = hasDetail(row);
    const isOpen = isBranch && source.open.has(key);
    const line: Line<Row> = { row, key, kind: 'row', level: 0, isBranch, isOpen };
    return isOpen ? [line, { ...line, kind: 'detail' as const }] : [line];
  });
}

function branches<Row>(source: Source<Row>, childrenOf: (row: Row) => readonly Row[] | undefined): Line<Row>[] {
  const lines: Line<Row>[] = [];
  const add = (rows: readonly Row[], level: number) => {
    for (const row of rows) {
      const key = source.keyOf(row);
      const children = childrenOf(row) ?? [];
      const isOpen = children.length > 0 && source.open.has(key);
      lines.push({ row, key, kind: 'row', level, isBranch: children.length > 0, isOpen });
      if (isOpen) add(source.sorted(children), level + 1);
    }
  };
  add(inOrder(source), 0);
  return lines;
}
