import { pngBlob } from '../picture/png.ts';
import { svgText } from '../picture/svg.ts';
import { trace } from '../picture/trace.ts';
import { cellForFile, type ChartTable } from '../table/table.ts';

interface FileContents {
  title: string;
  description: string;
  sheets: readonly ChartTable[];
}

export const pngFile = (panel: HTMLElement) => pngBlob(trace(panel));

export const svgBlob = (panel: HTMLElement, { title, description }: FileContents) =>
  new Blob([svgText(trace(panel), { title, description })], { type: 'image/svg+xml' });

export const csvBlob = (_: HTMLElement, { sheets }: FileContents) => new Blob([csvOf(sheets)], { type: 'text/csv;charset=utf-8' });

/** Several charts of one panel follow each other with an empty line between them. */
export const csvOf = (sheets: readonly ChartTable[]): string => sheets.map(sheetLines).join('\r\n\r\n');

const sheetLines = ({ columns, rows }: ChartTable) =>
  [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells.map(cellForFile))]
    .map((line) => line.map(String).join(','))
    .join('\r\n');
