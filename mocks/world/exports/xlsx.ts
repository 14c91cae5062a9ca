import { strToU8, Zip, ZipDeflate } from 'fflate';
import { inParts, joined } from './bytes.ts';
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
  };
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(files)) addTo(zip, name, [text]);
  addTo(zip, 'xl/worksheets/sheet1.xml', worksheet(sheet));
  zip.end();
  return joined(chunks);
}

/** Part by part: a million rows as one text are longer than any text may be. */
function addTo(zip: Zip, name: string, parts: Iterable<string>) {
  const file = new ZipDeflate(name);
  // The same table gives the same bytes, whenever it is made.
  file.mtime = '2026-01-01';
  zip.add(file);
  for (const part of parts) file.push(strToU8(part));
  file.push(new Uint8Array(), true);
}

const relations = (...targets: [kind: string, target: string][]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${documents}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** Text stands inline, so nothing in it can be a formula. */
export function* worksheet({ notes, columns, rows }: Sheet): Generator<string> {
  const texts = [...notes.map((note) => [note]), columns.map(({ title }) => title)];
  const line = (index: number, cells: readonly string[]) => `<row r="${index + 1}">${cells.join('')}</row>`;
  const above = texts.map((cells, index) =>
    line(
      index,
      cells.map((text, place) => cellXml(text, 'text', `${letters(place)}${index + 1}`)),
    ),
  );
  yield `${head}<worksheet xmlns="${main}"><sheetData>${above.join('')}`;
  const places = columns.map((_, place) => letters(place));
  yield* inParts(rows, (row, place) => {
    const index = texts.length + place;
    return line(
      index,
      columns.map(({ kind }, at) => cellXml(row[at] ?? null, kind, `${places[at]}${index + 1}`)),
    );
  });
  yield '</sheetData></worksheet>';
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
