import { strFromU8, unzipSync } from 'fflate';
import { unescapeXml } from './unescapeXml.ts';
import type { SheetLimits } from './readSheet.ts';

interface Cells {
  cells: readonly (readonly string[])[];
  /** Columns of the widest row, with those that were left out. */
  width: number;
}

/** As many as Excel has. A cell that names a column behind them would make a row of millions. */
const mostColumns = 16_384;

/** The cells of the first sheet of a workbook, as text. Throws where the file is none, and a RangeError where it unpacks to too much. */
export function readXlsx(bytes: Uint8Array, limits: Omit<SheetLimits, 'bytes'>): Cells {
  const part = unpacker(bytes, limits.unpacked);
  const sheet = part(firstSheet(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new TypeError('The workbook has no sheet');
  const texts = sharedTexts(part('xl/sharedStrings.xml'));
  return readRows(sheet, texts, limits);
}

/** Unpacks one part after the other. What they come to in all is limited, so that many parts are no way around it. */
function unpacker(bytes: Uint8Array, most: number) {
  let left = most;
  return (wanted: string): string => {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== wanted) return false;
        left -= originalSize;
        if (left < 0) throw new RangeError('The workbook is too large');
        return true;
      },
    });
    const found = parts[wanted];
    return found ? strFromU8(found) : '';
  };
}

function firstSheet(workbook: string, relations: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** `x:` where elements have a prefix. */
const prefixOf = (xml: string, root: string) => new RegExp(`<(\\w+:)?${root}[\\s>]`).exec(xml.slice(0, 4000))?.[1] ?? '';

function sharedTexts(xml: string): string[] {
  const prefix = prefixOf(xml, 'sst');
  const texts: string[] = [];
  eachElement(xml, [`${prefix}si`], (_, __, inner) => void texts.push(textIn(inner, prefix)));
  return texts;
}

function readRows(sheet: string, texts: readonly string[], limits: { rows: number; columns: number }): Cells {
  const prefix = prefixOf(sheet, 'worksheet');
  const valueOf = cellReader(texts, prefix);
  const most = Math.min(limits.columns, mostColumns);
  const rows: string[][] = [];
  let row: string[] = [];
  let next = 0;
  let width = 0;
  let hasText = false;
  const endRow = () => {
    if (hasText) rows.push(row);
    [row, next, hasText] = [[], 0, false];
  };
  eachElement(sheet, [`${prefix}c`, `${prefix}row`], (name, attributes, inner) => {
    if (name.endsWith('row')) {
      endRow();
      return rows.length < limits.rows;
    }
    // A cell names its column, because empty ones before it are left out.
    const column = columnOf(attributes) ?? next;
    next = column + 1;
    const text = inner === '' ? '' : valueOf(attributes, inner).trim();
    if (text === '') return true;
    width = Math.max(width, next);
    if (column >= most) return true;
    while (row.length < column) row.push('');
    row[column] = text;
    hasText = true;
    return true;
  });
  endRow();
  return { cells: rows.slice(0, limits.rows), width };
}

/**
 * Walks once over the elements of some names, with their attributes and what is in them. A row begins another one and is not skipped, so its
 * cells come after it. Stops where the visitor returns false.
 */
function eachElement(xml: string, names: readonly string[], visit: (name: string, attributes: string, inner: string) => boolean | void) {
  for (let open = xml.indexOf('<'); open !== -1;) {
    let name: string | undefined;
    for (const one of names) if (xml.startsWith(one, open + 1) && isNameEnd(xml.charCodeAt(open + 1 + one.length))) name = one;
    if (name === undefined) {
      open = xml.indexOf('<', open + 1);
      continue;
    }
    const end = xml.indexOf('>', open);
    if (end === -1) throw new TypeError('An element is not closed');
    const isEmpty = xml.charCodeAt(end - 1) === slash;
    const attributes = xml.slice(open + 1 + name.length, isEmpty ? end - 1 : end);
    let after = end + 1;
    let inner = '';
    if (!isEmpty && !name.endsWith('row')) {
      const close = xml.indexOf(`</${name}>`, after);
      if (close === -1) throw new TypeError('An element is not closed');
      inner = xml.slice(after, close);
      after = close + name.length + 3;
    }
    if (visit(name, attributes, inner) === false) return;
    open = xml.indexOf('<', after);
  }
}

const slash = 47;
/** A space, a line end, `>` or `/`. */
const isNameEnd = (code: number) => code <= 32 || code === 62 || code === slash;

/** What stands in a cell, by its kind: a number or a text of its own, or one that is shared by its place. */
function cellReader(texts: readonly string[], prefix: string) {
  const [open, close] = [`<${prefix}v>`, `</${prefix}v>`];
  return (attributes: string, inner: string): string => {
    if (attributes.includes(' t="inlineStr"')) return textIn(inner, prefix);
    const start = inner.indexOf(open);
    if (start === -1) return '';
    const value = inner.slice(start + open.length, inner.indexOf(close, start));
    return attributes.includes(' t="s"') ? (texts[Number(value)] ?? '') : unescapeXml(value);
  };
}

/** `r="AB7"` is column 27, counted from 0. */
function columnOf(attributes: string): number | undefined {
  const start = attributes.indexOf(' r="') + 4;
  if (start === 3) return undefined;
  let column = 0;
  for (let at = start; at < attributes.length; at++) {
    const letter = attributes.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column ? column - 1 : undefined;
}

/** All runs of a text. What tells how it is pronounced is not part of it. */
function textIn(xml: string, prefix: string): string {
  // Most texts are one run, and there are millions of them.
  const start = xml.indexOf('>', xml.indexOf(`<${prefix}t`)) + 1;
  const end = xml.indexOf(`</${prefix}t>`, start);
  if (end !== -1 && xml.indexOf(`<${prefix}r`) === -1) return unescapeXml(xml.slice(start, end));
  let text = '';
  eachElement(xml, [`${prefix}t`, `${prefix}rPh`], (name, _, inner) => {
    if (!name.endsWith('rPh')) text += unescapeXml(inner);
  });
  return text;
}
