import { expect, test } from 'vitest';
import { linesOf, type Expansion, type Lines, type TableSection } from './lines.ts';

interface Row {
  id: string;
  below?: Row[];
}

const rows: Row[] = [{ id: 'a', below: [{ id: 'a1' }, { id: 'a2', below: [{ id: 'a21' }] }] }, { id: 'b' }];

const lines = (open: string[], expansion?: Expansion<Row>, order?: number[], sections?: TableSection<Row>[]) =>
  linesOf({
    rows,
    order: order && Uint32Array.from(order),
    keyOf: (row) => row.id,
    expansion,
    open: new Set(open),
    sections,
    sorted: (below) => below.toReversed(),
  });

const read = ({ count, at }: Lines<Row>) =>
  Array.from({ length: count }, (_, index) => {
    const line = at(index);
    return `${'·'.repeat(line?.level ?? 0)}${line?.key}${line?.kind === 'detail' ? ' detail' : ''}${line?.isOpen ? ' open' : ''}`;
  });

const tree: Expansion<Row> = { children: (row) => row.below };

test('rows in the order given, or in the order found', () => {
  expect(read(lines([]))).toEqual(['a', 'b']);
  expect(read(lines([], undefined, [1, 0]))).toEqual(['b', 'a']);
});

test('past the ends there is nothing', () => {
  expect(lines([]).at(-1)).toBeUndefined();
  expect(lines([]).at(2)).toBeUndefined();
});

test('a tree shows what is open, each level in its order', () => {
  expect(read(lines([], tree))).toEqual(['a', 'b']);
  expect(read(lines(['a', 'a2', 'b'], tree))).toEqual(['a open', '·a2 open', '··a21', '·a1', 'b']);
});

test('a row inside a closed one stays away, though it is open itself', () => {
  expect(read(lines(['a2'], tree))).toEqual(['a', 'b']);
});

test('a detail stands below its row', () => {
  const detail: Expansion<Row> = { detail: (row) => row.id === 'b' };
  expect(read(lines(['a', 'b'], detail))).toEqual(['a', 'b open', 'b detail open']);
  expect(lines([], detail).at(1)?.isBranch).toBe(true);
});

test('rows that stand together have a head with how many they are, where there are others', () => {
  const b: TableSection<Row> = { title: 'starred', has: ({ id }) => id === 'b' };
  const others: TableSection<Row> = { title: 'others', has: ({ id }) => id !== 'b' };
  const both = lines(['a'], { detail: () => true }, undefined, [b, others]);
  expect(read(both)).toEqual(['starred', 'b', 'others open', 'a open', 'a detail open']);
  expect(both.at(2)?.section).toEqual({ title: 'others', count: 1 });
  expect([both.kindAt(0), both.kindAt(1), both.isUniform]).toEqual(['section', 'row', false]);
  expect(
    read(
      lines([], undefined, undefined, [
        { ...others, has: () => true },
        { ...b, has: () => false },
      ]),
    ),
  ).toEqual(['a', 'b']);
});
