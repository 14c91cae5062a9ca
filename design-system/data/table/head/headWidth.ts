import { canSort, type Column } from '../columns/column.ts';

/** Left and right of every cell, and the arrow of a sorted head with its gap. */
const padding = 24;
const arrow = 15;

/** Widths of 600 12px Inter, in which a sorted head is written. Close enough: a table must not wait for its font to know its columns. */
const classes: readonly [RegExp, number][] = [
  [/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/, 12],
  [/[mwMW%@]/, 12],
  [/[ijlI]/, 3.4],
  [/[ ,.:;!']/, 4],
  [/[frt()[\]/|1]/, 5],
  [/-/, 5.6],
  [/[A-Z0-9]/, 8.8],
];
const other = 7.5;

const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (classes.find(([kind]) => kind.test(char))?.[1] ?? other), 0);

/** Where a line may end: after a space or a hyphen, and around Chinese brackets. Chinese words are not taken apart. */
const lineEnd = /(?<=[ -])(?=\S)|(?=\uff08)|(?<=\uff09)/g;

/**
 * How wide a column has to be for its title to stand on two lines, with the arrow of a sorting.
 *
 *     'Click-to-install rate'        as wide as 'Click-to-' beside the arrow, or 'install rate', whichever is wider
 */
export function headWidth<Row>(column: Column<Row>): number {
  const { title } = column;
  const ends = [...title.matchAll(lineEnd)].map(({ index }) => index);
  const widest = (end: number) => Math.max(widthOf(title.slice(0, end).trimEnd()), widthOf(title.slice(end)));
  return Math.ceil(Math.min(widthOf(title), ...ends.map(widest))) + padding + (canSort(column) ? arrow : 0);
}
