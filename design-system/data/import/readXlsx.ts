import { strFromU8, unzipSync } from 'fflate';

/** Unpacked: a small file that unpacks to more than this is an attack or not meant for a browser. */
const largestPart = 40_000_000;

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** The cells of the first sheet of a workbook, as text. Throws where the file is none. */
export function readXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      if (originalSize > largestPart) throw new RangeError('The workbook is too large');
      return true;
    },
  });
  const part = (name: string) => {
    const found = parts[name];
    return found ? strFromU8(found) : '';
  };
  const sheet = part(firstSheet(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new TypeError('The workbook has no sheet');
  const texts = [...part('xl/sharedStrings.xml').matchAll(elements('si'))].map(([, , inner = '']) => textIn(inner));
  return [...sheet.matchAll(elements('row'))].map(([, , inner = '']) => rowCells(inner, texts)).filter((row) => row.some(Boolean));
}

/** `<row r="1">…</row>` and `<c r="A1"/>`, with or without a prefix of their namespace. */
const elements = (name: string) => new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');

function firstSheet(workbook: string, relations: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function rowCells(row: string, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inner = ''] of row.matchAll(elements('c'))) {
    // A cell names its column, because empty ones before it are left out.
    const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1]) ?? cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = valueOf(/\bt="(\w+)"/.exec(attributes)?.[1], inner, texts).trim();
  }
  return cells;
}

function valueOf(kind: string | undefined, inner: string, texts: readonly string[]): string {
  if (kind === 'inlineStr') return textIn(inner);
  const value = unescaped(/<(?:\w+:)?v>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1] ?? '');
  return kind === 's' ? (texts[Number(value)] ?? '') : value;
}

/** `AB` is column 27, counted from 0. */
const columnOf = (letters: string | undefined) =>
  letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** All runs of a text. What tells how it is pronounced is not part of it. */
const textIn = (xml: string) =>
  [...xml.replaceAll(elements('rPh'), '').matchAll(elements('t'))].map(([, , inner = '']) => unescaped(inner)).join('');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[String(name)] ?? whole);
  });
