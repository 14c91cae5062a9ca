import { nameCode, Tags } from './tags.ts';
import { textCutter } from './texts.ts';

export interface Cells {
  cells: readonly (readonly string[])[];
  /** Columns of the widest row, with those that were left out. */
  width: number;
}

/** As many as Excel has. A cell that names a column behind them would make a row of millions. */
const mostColumns = 16_384;

const cellName = nameCode('c');
const rowName = nameCode('row');
const valueName = nameCode('v');
const runName = nameCode('t');
const itemName = nameCode('si');
const spokenName = nameCode('rPh');
const [placeLetter, kindLetter] = [nameCode('r'), nameCode('t')];

/** The texts that cells share, by their number. */
export function readSharedTexts(bytes: Uint8Array): string[] {
  const tags = new Tags(bytes);
  const cut = textCutter(bytes);
  const texts: string[] = [];
  while (tags.next()) if (tags.name === itemName && !tags.isClosing) texts.push(tags.isEmpty ? '' : contentOf(tags, cut, itemName));
  return texts;
}

/** The cells of a sheet as text. Empty rows are left out, and so is what lies beyond the limits. */
export function readCells(bytes: Uint8Array, texts: readonly string[], limits: { rows: number; columns: number }): Cells {
  const tags = new Tags(bytes);
  const cut = textCutter(bytes);
  const most = Math.min(limits.columns, mostColumns);
  const rows: string[][] = [];
  let row: string[] = [];
  let next = 0;
  let width = 0;
  while (rows.length < limits.rows && tags.next()) {
    if (tags.isClosing) continue;
    if (tags.name === rowName) {
      if (row.length) rows.push(row);
      [row, next] = [[], 0];
    } else if (tags.name === cellName) {
      // A cell names its column, because empty ones before it are left out.
      const column = columnOf(tags) ?? next;
      next = column + 1;
      if (tags.isEmpty) continue;
      const isShared = isSharedText(tags);
      const content = contentOf(tags, cut, cellName);
      const text = (isShared ? (texts[Number(content)] ?? '') : content).trim();
      if (text === '') continue;
      width = Math.max(width, next);
      if (column >= most) continue;
      while (row.length < column) row.push('');
      if (column === row.length) row.push(text);
      else row[column] = text;
    }
  }
  if (row.length) rows.push(row);
  return { cells: rows.slice(0, limits.rows), width };
}

/** From the tag that has been read to the one that closes it: all runs of its text. What tells how it is pronounced is not part of it. */
function contentOf(tags: Tags, cut: (start: number, end: number) => string, until: number): string {
  let text = '';
  let start = -1;
  while (tags.next()) {
    const { name } = tags;
    if (name === valueName || name === runName) {
      if (!tags.isClosing) start = tags.isEmpty ? -1 : tags.end;
      else if (start >= 0) {
        const run = cut(start, tags.start);
        text = text === '' ? run : text + run;
      }
    } else if (name === until && tags.isClosing) return text;
    else if (name === spokenName && !tags.isClosing && !tags.isEmpty) skipTo(tags, spokenName);
  }
  throw new TypeError('An element is not closed');
}

function skipTo(tags: Tags, name: number) {
  while (tags.next()) if (tags.name === name && tags.isClosing) return;
}

/** `t="s"`: the cell holds the number of a text that it shares with others. */
function isSharedText(tags: Tags): boolean {
  const at = tags.attribute(kindLetter);
  return at >= 0 && tags.bytes[at] === nameCode('s') && !isLetter(tags.bytes[at + 1] ?? 0);
}

/** `r="AB7"` is column 27, counted from 0. */
function columnOf(tags: Tags): number | undefined {
  let column = 0;
  for (let at = tags.attribute(placeLetter); at >= 0 && isCapital(tags.bytes[at] ?? 0); at++)
    column = column * 26 + (tags.bytes[at] ?? 0) - 64;
  return column ? column - 1 : undefined;
}

const isCapital = (byte: number) => byte >= 65 && byte <= 90;
const isLetter = (byte: number) => isCapital(byte) || (byte >= 97 && byte <= 122);
