export type Delimiter = 'tab' | 'comma' | 'semicolon';

export interface DelimitedText {
  /** All as wide as their own line: a short line has fewer cells. */
  cells: readonly (readonly string[])[];
  delimiter: Delimiter;
  /** The line of a quote that is never closed, counted from 1. From there on quotes are read as text. */
  openQuote: number | null;
  /** Cells of the widest line, with those that were left out. */
  width: number;
}

/** What is read at most. Lines beyond are not read, cells beyond are left out. */
export interface TableLimits {
  rows: number;
  columns: number;
}

export const noLimits: TableLimits = { rows: Number.POSITIVE_INFINITY, columns: Number.POSITIVE_INFINITY };

const characters = { tab: '\t', comma: ',', semicolon: ';' } as const satisfies Record<Delimiter, string>;
const [quote, lineFeed] = [34, 10];

/** Sheets of media begin with lines of their own: a title, the dates. Among so many lines is the head of the table. */
export const headLines = 20;

/**
 * What most of the first lines are divided by; where two divide as many, what divides one of them most. A spreadsheet copies with tabs, so
 * they win wherever they do no worse.
 */
function delimiterOf(source: string): Delimiter {
  const lines = source.slice(0, headLength).split(/\r?\n/, headLines);
  const of = (delimiter: Delimiter) => {
    const widths = lines.map((line) => line.split(characters[delimiter]).length);
    return { delimiter, lines: widths.filter((width) => width > 1).length, width: Math.max(...widths) };
  };
  const [tab, comma, semicolon] = [of('tab'), of('comma'), of('semicolon')];
  if (tab.lines > 0 && tab.lines >= Math.max(comma.lines, semicolon.lines)) return 'tab';
  const isSemicolon = semicolon.lines > comma.lines || (semicolon.lines === comma.lines && semicolon.width > comma.width);
  return isSemicolon ? 'semicolon' : 'comma';
}

/** Files have lines of any length. */
const headLength = 100_000;

/**
 * A pasted table or a CSV file as cells (RFC 4180): quotes hold delimiters and line ends, two quotes are one. Empty lines are left out.
 *
 *     parseDelimited('名称,渠道\n"a, b",x')      { delimiter: 'comma', cells: [['名称', '渠道'], ['a, b', 'x']], … }
 */
export function parseDelimited(text: string, limits: TableLimits = noLimits): DelimitedText {
  const source = text.replace(/^\u{FEFF}/u, '');
  const delimiter = delimiterOf(source);
  const reader = new TableReader(source, characters[delimiter].charCodeAt(0), limits);
  reader.read();
  return { cells: reader.cells, delimiter, openQuote: reader.openQuote, width: reader.width };
}

/** Reads cell by cell in one pass: files have millions of cells, so that text is cut out and never put together letter by letter. */
class TableReader {
  readonly cells: string[][] = [];
  openQuote: number | null = null;
  width = 0;
  private line: string[] = [];
  private count = 0;
  private hasText = false;
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly separator: number,
    private readonly limits: TableLimits,
  ) {}

  read() {
    const { source, separator } = this;
    while (this.at <= source.length && this.cells.length < this.limits.rows) {
      const start = this.at;
      const first = this.firstLetter(start);
      const quoted = this.openQuote === null && source.charCodeAt(first) === quote ? this.quotedCell(first) : null;
      if (quoted === null) this.at = this.endOfCell(start);
      this.endCell(quoted ?? source.slice(start, this.at).trim());
      if (source.charCodeAt(this.at) !== separator) this.endLine();
      this.at++;
    }
  }

  /** Where the cell ends that has no quotes: at a delimiter, at the end of the line or of the text. */
  private endOfCell(from: number): number {
    const { source, separator } = this;
    let at = from;
    for (; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === separator || code === lineFeed) break;
    }
    return at;
  }

  /** Spaces before a quote belong to neither. */
  private firstLetter(from: number): number {
    let at = from;
    while (this.source.charCodeAt(at) === 32) at++;
    return at;
  }

  /** What stands between quotes, and whatever follows until the delimiter. Null where they are never closed. */
  private quotedCell(from: number): string | null {
    const { source } = this;
    let text = '';
    let start = from + 1;
    for (;;) {
      const end = source.indexOf('"', start);
      if (end === -1) {
        this.openQuote = lineOf(source, from);
        return null;
      }
      text += source.slice(start, end);
      if (source.charCodeAt(end + 1) !== quote) {
        this.at = this.endOfCell(end + 1);
        return (text + source.slice(end + 1, this.at)).trim();
      }
      text += '"';
      start = end + 2;
    }
  }

  private endCell(text: string) {
    this.count++;
    if (this.count > this.limits.columns) return;
    // Only line ends have carriage returns, and those of old programs are no part of a name.
    const cell = text.includes('\r') ? text.replaceAll('\r', '') : text;
    this.line.push(cell);
    this.hasText ||= cell !== '';
  }

  private endLine() {
    if (this.hasText) {
      this.cells.push(this.line);
      this.width = Math.max(this.width, this.count);
    }
    this.line = [];
    this.count = 0;
    this.hasText = false;
  }
}

function lineOf(text: string, index: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
