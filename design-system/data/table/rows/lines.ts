/** What opens below a row: a panel of its own, or rows of the same columns. */
export type Expansion<Row> = { detail: (row: Row) => boolean } | { children: (row: Row) => readonly Row[] | undefined };

/** Rows that stand together under a head of their own: 常用. */
export interface TableSection<Row> {
  title: string;
  has: (row: Row) => boolean;
}

type LineKind = 'row' | 'detail' | 'section';

/** One line of the body. The head of a section has its first row. */
export interface Line<Row> {
  row: Row;
  key: string;
  kind: LineKind;
  section?: { title: string; count: number };
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
  /** Without making its object: this is called for every line when heights are added up. */
  kindAt: (index: number) => LineKind;
  /** All are as high as a row. */
  isUniform: boolean;
}

interface Source<Row> {
  rows: readonly Row[];
  /** Places in `rows`; as given without it. */
  order: Uint32Array | undefined;
  keyOf: (row: Row) => string;
  expansion: Expansion<Row> | undefined;
  open: ReadonlySet<string>;
  /** Where there are rows of two of them, each has its head. */
  sections?: readonly TableSection<Row>[] | undefined;
  /** Brings the children of one row into order. */
  sorted: (rows: readonly Row[]) => readonly Row[];
}

export function linesOf<Row>(source: Source<Row>): Lines<Row> {
  const { expansion, open, sections } = source;
  if (expansion && 'children' in expansion) return listed(branches(source, expansion.children));
  const hasDetail = expansion ? expansion.detail : () => false;
  if (sections) return listed(underHeads(withDetails(source, hasDetail), sections));
  return open.size ? listed(withDetails(source, hasDetail)) : flat(source, hasDetail);
}

function flat<Row>({ rows, order, keyOf }: Source<Row>, isBranch: (row: Row) => boolean): Lines<Row> {
  return {
    count: rows.length,
    kindAt: () => 'row',
    isUniform: true,
    at: (index) => {
      const row = rows[order?.[index] ?? index];
      return index < 0 || row === undefined
        ? undefined
        : { row, key: keyOf(row), kind: 'row', level: 0, isBranch: isBranch(row), isOpen: false };
    },
  };
}

function listed<Row>(lines: Line<Row>[]): Lines<Row> {
  const kindAt = (index: number) => lines[index]?.kind ?? 'row';
  return { count: lines.length, at: (index) => lines[index], kindAt, isUniform: lines.every(({ kind }) => kind === 'row') };
}

function underHeads<Row>(lines: Line<Row>[], sections: readonly TableSection<Row>[]): Line<Row>[] {
  const parts = sections.map(({ title, has }) => ({ title, own: lines.filter(({ row }) => has(row)) })).filter(({ own }) => own.length > 0);
  if (parts.length < 2) return lines;
  return parts.flatMap(({ title, own }) => withHead(title, own));
}

function withHead<Row>(title: string, lines: Line<Row>[]): Line<Row>[] {
  const [first] = lines;
  const count = lines.filter(({ kind }) => kind === 'row').length;
  return first ? [{ ...first, key: title, kind: 'section', isBranch: false, section: { title, count } }, ...lines] : [];
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
