import { csvOf } from '../../data/export/csv.ts';
import { fileName } from '../../data/export/file-name.ts';
import type { CellKind, FileSheet } from '../../data/export/sheet.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { pngBlob } from '../picture/png.ts';
import { svgText } from '../picture/svg.ts';
import { trace } from '../picture/trace.ts';
import type { ChartCell, ChartTable } from '../table/table.ts';

export type FileKind = 'png' | 'svg' | 'csv';

/** What goes into the files of a panel. */
export interface FileContents {
  title: string;
  sentence: string;
  sheets: readonly ChartTable[];
}

export interface ChartFile {
  contents: BlobPart;
  type: string;
  name: string;
}

/** One file of what the panel shows. Made here, without a server. */
export async function chartFile(kind: FileKind, panel: HTMLElement, contents: FileContents, locale: Locale): Promise<ChartFile> {
  // The names that a system takes are the same for every kind of file.
  const name = `${fileName(contents.title, 'csv').slice(0, -'csv'.length)}${kind}`;
  switch (kind) {
    case 'png':
      return { name, type: 'image/png', contents: await pngBlob(trace(panel)) };
    case 'svg':
      return { name, type: 'image/svg+xml', contents: svgText(trace(panel), { title: contents.title, description: contents.sentence }) };
    case 'csv':
      return { name, type: 'text/csv;charset=utf-8', contents: csvText(contents, locale) };
  }
}

/** All numbers, plain. Several charts of one panel follow each other. */
export function csvText({ title, sentence, sheets }: FileContents, locale: Locale): string {
  const t = wordsIn(words, locale);
  return sheets
    .map((table) => csvOf(fileSheet(table, title, sentence, t.points), t.rows))
    .map((text, index) => (index ? text.replace('\u{FEFF}', '\r\n') : text))
    .join('');
}

function fileSheet({ columns, rows }: ChartTable, title: string, sentence: string, pointsOf: (name: string) => string): FileSheet {
  const kinds = columns.map((_, index) => kindOf(rows.map(({ cells }) => cells[index])));
  const isPoints = (index: number) => rows.some(({ cells }) => cells[index]?.kind === 'change' && cells[index].as === 'points');
  return {
    title,
    notes: sentence ? [sentence] : [],
    columns: columns.map(({ name }, index) => ({ title: isPoints(index) ? pointsOf(name) : name, kind: kinds[index] ?? 'text' })),
    rows: rows.map(({ cells }) => cells.map(plainValue)),
  };
}

/** By the first cell that tells: a column may begin with an unfinished day. */
function kindOf(cells: readonly (ChartCell | undefined)[]): CellKind {
  const telling = cells.find((cell) => cell?.kind === 'value' || cell?.kind === 'change');
  if (telling?.kind === 'change') return telling.as === 'points' ? 'decimal' : 'percent';
  if (telling?.kind !== 'value') return 'text';
  const { kind } = telling.figures;
  if (kind === 'percent') return 'percent';
  return kind === 'money' ? 'money' : 'count';
}

/** A difference of rates is counted in points: 1.2 for 1.2 pp. */
function plainValue(cell: ChartCell): string | number | null {
  if (cell.kind === 'name' || cell.kind === 'state') return cell.text;
  if (cell.value === null) return null;
  return Number((cell.kind === 'change' && cell.as === 'points' ? cell.value * 100 : cell.value).toPrecision(12));
}

const words = bilingual({
  rows: [(count: number) => `共 ${count} 行`, (count: number) => `${count} rows`],
  points: [(name: string) => `${name}（pp）`, (name: string) => `${name} (pp)`],
});
