import Papa from 'papaparse';
import { delimiterOf, delimiters } from './delimiterOf.ts';
import type { TableLimits } from './readSheet.ts';

export interface DelimitedText {
  /** All as wide as their own line: a short line has fewer cells. */
  cells: readonly (readonly string[])[];
  /** Of each line of cells, from 1, empty ones counted. */
  rowNumbers: readonly number[];
  /** The line of a quote that is never closed, counted from 1. From its row on quotes are read as text. */
  openQuote: number | null;
  /** Cells of the widest line, with those that were left out. */
  width: number;
}

/** What the parser says of one piece of text. */
interface Piece {
  data: string[][];
  errors: readonly { code: string; index?: number }[];
  /** `cursor` is where the first row begins that is not part of it. */
  meta: { cursor: number };
}

/** So many letters are parsed at once. A row may be longer, but a table has no row of millions. */
const [usualPiece, longestRow] = [1 << 20, 1 << 22];

/** A character that no table holds: `readSheet` refuses files that do. */
const noQuote = '\0';

/**
 * A pasted table or a CSV file as cells (RFC 4180): quotes hold delimiters and line ends, two quotes are one. Empty lines are left out. It is
 * parsed piece by piece, so that rows beyond the limit are not read and no file makes the parser hold more than one row of it.
 *
 *     parseDelimited('名称,渠道\n"a, b",x')      { cells: [['名称', '渠道'], ['a, b', 'x']], … }
 */
export function parseDelimited(text: string, limits?: TableLimits): DelimitedText {
  const source = text.replace(/^\u{FEFF}/u, '');
  const delimiter = delimiters[delimiterOf(source)];
  const table = new Table(limits);
  let openQuote: number | null = null;
  let at = 0;
  let size = usualPiece;
  while (at < source.length && !table.isFull) {
    const piece = source.slice(at, at + size);
    const isRest = at + size >= source.length;
    const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: openQuote === null ? '"' : noQuote });
    const { data, meta }: Piece = parser.parse(piece, 0, true);
    table.add(data);
    at += meta.cursor;
    if (data.length) {
      size = usualPiece;
      continue;
    }
    if (!isRest && size < longestRow) {
      size *= 2;
      continue;
    }
    // What is left has no end of a row: it is the last one, or a quote is never closed.
    const last: Piece = parser.parse(piece, 0, false);
    const open = last.errors.find(({ code }) => code === 'MissingQuotes');
    if (isRest && !open) {
      table.add(last.data);
      break;
    }
    if (openQuote !== null) throw new TypeError('A line is too long for a table');
    openQuote = lineOf(source, at + (open?.index ?? 0));
    size = usualPiece;
  }
  return { cells: table.cells, rowNumbers: table.rowNumbers, openQuote, width: table.width };
}

class Table {
  readonly cells: string[][] = [];
  readonly rowNumbers: number[] = [];
  #read = 0;
  width = 0;

  constructor(private readonly limits: TableLimits = { rows: Number.POSITIVE_INFINITY, columns: Number.POSITIVE_INFINITY }) {}

  get isFull() {
    return this.cells.length >= this.limits.rows;
  }

  add(rows: readonly string[][]) {
    for (const row of rows) {
      if (this.isFull) return;
      this.#read++;
      const { length } = row;
      if (length > this.limits.columns) row.length = this.limits.columns;
      let hasText = false;
      for (const [index, text] of row.entries()) {
        // Only line ends have carriage returns, and those of old programs are no part of a name.
        const cell = (text.includes('\r') ? text.replaceAll('\r', '') : text).trim();
        row[index] = cell;
        hasText ||= cell !== '';
      }
      if (!hasText) continue;
      this.cells.push(row);
      this.rowNumbers.push(this.#read);
      this.width = Math.max(this.width, length);
    }
  }
}

function lineOf(text: string, index: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
