import { csvOf } from '../../data/export/csv.ts';
import { fileName } from '../../data/export/file-name.ts';
import type { CellKind, FileSheet } from '../../data/export/sheet.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { pngBlob } from '../picture/png.ts';
import { svgText } from '../picture/svg.ts';
import { trace } from '../picture/trace.ts';
import type { ChartCell, ChartTable } from '../table/table.ts';
import type { DescribeFile } from './chart-files.tsx';

export type FileKind = 'png' | 'svg' | 'csv';

/** The contents of a panel's files. */
export interface FileContents {
  title: string;
  sentence: string;
  sheets: readonly ChartTable[];
  /** What the page knows of its numbers. */
  describe?: DescribeFile;
}

export interface ChartFile {
  contents: BlobPart;
  type: string;
  name: string;
}

/** One file of what the panel shows. Made here, without a server. */
export async function chartFile(kind: FileKind, panel: HTMLElement, contents: FileContents, locale: Locale): Promise<ChartFile> {
  const described = describedBy(contents);
  // Every kind of file uses the same rules for names.
  const name = `${fileName(described.name, 'csv').slice(0, -'csv'.length)}${kind}`;
  switch (kind) {
    case 'png':
      return { name, type: 'image/png', contents: await pngBlob(trace(panel)) };
    case 'svg':
      return {
        name,
        type: 'image/svg+xml',
        contents: svgText(trace(panel), { title: contents.title, description: [contents.sentence, ...described.notes].join('\n') }),
      };
    case 'csv':
      return { name, type: 'text/csv;charset=utf-8', contents: csvText(contents, locale) };
  }
}

/** All numbers, plain. Several charts of one panel follow each other. */
export function csvText(contents: FileContents, locale: Locale): string {
  const t = wordsIn(words, locale);
  const { title, sentence, sheets } = contents;
  const notes = [...(sentence ? [sentence] : []), ...describedBy(contents).notes];
  return sheets
    .map((table) => csvOf(fileSheet(table, { title, notes, pointsOf: t.points }), t.rows(table.rows.length)))
    .map((text, index) => (index ? text.replace('\u{FEFF}', '\r\n') : text))
    .join('');
}

/** Without a page that says more, it is called by its title. */
function describedBy({ title, sheets, describe }: FileContents): ReturnType<DescribeFile> {
  const hasMoney = sheets.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => kindOf([cell]) === 'money')));
  return describe?.(title, hasMoney) ?? { name: title, notes: [] };
}

interface Headed extends Pick<FileSheet, 'title' | 'notes'> {
  pointsOf: (name: string) => string;
}

function fileSheet({ columns, rows }: ChartTable, { title, notes, pointsOf }: Headed): FileSheet {
  const kinds = columns.map((_, index) => kindOf(rows.map(({ cells }) => cells[index])));
  const isPoints = (index: number) => rows.some(({ cells }) => cells[index]?.kind === 'change' && cells[index].as === 'points');
  return {
    title,
    notes,
    columns: columns.map(({ name }, index) => ({ title: isPoints(index) ? pointsOf(name) : name, kind: kinds[index] ?? 'text' })),
    rows: rows.map(({ cells }) => cells.map(plainValue)),
  };
}

/** By the first cell with a value: a column may begin with an unfinished day. */
function kindOf(cells: readonly (ChartCell | undefined)[]): CellKind {
  const sample = cells.find((cell) => cell?.kind === 'value' || cell?.kind === 'change');
  if (sample?.kind === 'change') return sample.as === 'points' ? 'decimal' : 'percent';
  if (sample?.kind !== 'value') return 'text';
  const { kind } = sample.figures;
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
  rows: [(count: number) => `共 ${count} 行`, (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`],
  points: [(name: string) => `${name}（pp）`, (name: string) => `${name} (pp)`],
});
