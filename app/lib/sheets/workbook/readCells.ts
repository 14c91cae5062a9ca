import { unescapeXml } from './unescapeXml.ts';
import { readUtf8, readXml, type XmlReader } from './readXml.ts';

export interface Cells {
  cells: readonly (readonly string[])[];
  /** Of each row, as the workbook counts them. */
  rowNumbers: readonly number[];
  /** Columns of the widest row, with those that were left out. */
  width: number;
}

/** As many as Excel has. A cell that names a column behind them would make a row of millions. */
const mostColumns = 16_384;

/**
 * A cell as nearly all programs write it, an empty one and one with a formula among them, or the end of a row and the beginning of the next: most of a sheet has no other
 * elements. What is written otherwise is left to the parser.
 */
const usual =
  /\s*(?:<c r="([A-Z]{1,3}\d+)"(?: s="\d+")?(?: t="(?:(s)|\w+)")?(?:\/>|>(?:(?:<f(?: [^<>]*)?>[^<]*<\/f>)?<v>([^<]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)<\/c>)|<\/row>\s*<row(?: [\w:]+="[^"<>]*")*>)/y;

/** The texts that cells share, by their number. */
export async function readSharedTexts(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  await readXml(stream, { ...contentsOf('si', (text) => texts.push(text)), isDone: () => false });
  return texts;
}

/** The cells of a sheet as text. Empty rows are left out, and so is what lies beyond the limits. */
export async function readCells(
  stream: ReadableStream<Uint8Array>,
  texts: readonly string[],
  limits: { rows: number; columns: number },
): Promise<Cells> {
  const most = Math.min(limits.columns, mostColumns);
  const rows: string[][] = [];
  const rowNumbers: number[] = [];
  let row: string[] = [];
  let next = 0;
  let lastPlace = '';
  let width = 0;
  let column = 0;
  let isShared = false;
  const endRow = () => {
    if (row.length) {
      rows.push(row);
      // Not all programs name the places of cells.
      rowNumbers.push(Number(/\d+$/.exec(lastPlace)?.[0] ?? (rowNumbers.at(-1) ?? 0) + 1));
    }
    [row, next, lastPlace] = [[], 0, ''];
  };
  const beginCell = (place: string | undefined, type: string | undefined) => {
    // A cell names its column, because empty ones before it are left out.
    column = columnOf(place ?? '') ?? next;
    lastPlace = place ?? '';
    next = column + 1;
    isShared = type === 's';
  };
  const endCell = (content: string) => {
    const text = (isShared ? (texts[Number(content)] ?? '') : content).trim();
    if (text === '') return;
    width = Math.max(width, next);
    if (column >= most) return;
    while (row.length < column) row.push('');
    if (column === row.length) row.push(text);
    else row[column] = text;
  };
  const contents = contentsOf('c', endCell);
  await readXml(stream, {
    ...contents,
    open: (name, attributes) => {
      if (name === 'row') endRow();
      else if (name === 'c') {
        const { r, t } = attributes() || {};
        beginCell(r, t);
      }
      contents.open(name);
    },
    readUsual: (xml, from) => {
      usual.lastIndex = from;
      let at = from;
      for (let found = usual.exec(xml); found; found = usual.exec(xml)) {
        at = usual.lastIndex;
        const [, place, type, value, text] = found;
        if (place === undefined) endRow();
        else {
          beginCell(place, type);
          endCell(unescapeXml(readUtf8(value ?? text ?? '')));
        }
      }
      return at;
    },
    isDone: () => rows.length >= limits.rows,
  });
  endRow();
  return { cells: rows.slice(0, limits.rows), rowNumbers: rowNumbers.slice(0, limits.rows), width };
}

/** What stands in each element of a name: all runs of its text. What tells how it is pronounced is not part of it. */
function contentsOf(
  element: string,
  onContent: (text: string) => void,
): Pick<XmlReader, 'close' | 'text'> & { open: (name: string) => void } {
  let content = '';
  let isText = false;
  let isSpoken = false;
  return {
    open: (name) => {
      if (name === element) content = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 'v' || name === 't') isText = !isSpoken;
    },
    close: (name) => {
      if (name === element) onContent(content);
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'v' || name === 't') isText = false;
    },
    text: (text, isPlain) => {
      if (isText) content += isPlain ? text : unescapeXml(text);
    },
  };
}

/** `AB7` is column 27, counted from 0. */
function columnOf(place: string): number | undefined {
  let column = 0;
  for (let at = 0; at < place.length; at++) {
    const code = place.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column ? column - 1 : undefined;
}
