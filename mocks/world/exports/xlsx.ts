import { strToU8, zipSync } from 'fflate';
import type { Cell, Kind, Sheet } from './sheet.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** How Excel shows each kind; it knows these formats by number. */
const formats: Readonly<Record<Kind, number>> = { text: 0, count: 3, money: 4, rate: 10 };
const kinds = ['text', 'count', 'money', 'rate'] as const;

/** One worksheet as a workbook: the five files without which no program opens it, and the styles. */
export function xlsxOf(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escaped(sheetName(sheet.title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${kinds.length}">${kinds.map((kind) => `<xf numFmtId="${formats[kind]}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const relations = (...targets: [kind: string, target: string][]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${documents}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** Text stands inline, so nothing in it can be a formula. */
function worksheet({ notes, columns, rows }: Sheet): string {
  const texts = [...notes.map((note) => [note]), columns.map(({ title }) => title)];
  const lines = [
    ...texts.map((line) => line.map((text, place) => [text, 'text', place] as const)),
    ...rows.map((row) => columns.map(({ kind }, place) => [row[place] ?? null, kind, place] as const)),
  ];
  const written = lines.map(
    (line, index) =>
      `<row r="${index + 1}">${line.map(([cell, kind, place]) => cellXml(cell, kind, `${letters(place)}${index + 1}`)).join('')}</row>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, kind: Kind, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}" s="${kinds.indexOf(kind)}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** 0 is A, 26 is AA. */
const letters = (place: number): string => (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

const escaped = (text: string) =>
  text
    .slice(0, 32_767)
    // XML knows no control characters, escaped or not, and no halves of a character.
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Excel refuses these characters in the name of a sheet, and more than 31. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1';
