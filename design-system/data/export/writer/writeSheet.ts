import { csvOf, tidyCsvOf } from '../csv.ts';
import type { FileSheet } from '../sheet.ts';

/** `tidy` is a CSV of the rows alone, for programs. */
export type FileFormat = 'xlsx' | 'csv' | 'tidy';

/** A sheet to write. A worker takes no functions, so the line that says how many rows there are comes as text. */
export interface WriteRequest {
  sheet: FileSheet;
  format: FileFormat;
  rowsLine: string;
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet as the contents of a file. A worksheet that would be too long is a RangeError. */
export async function writeSheet({ sheet, format, rowsLine }: WriteRequest): Promise<Blob> {
  if (format !== 'xlsx')
    return new Blob([format === 'tidy' ? tidyCsvOf(sheet) : csvOf(sheet, rowsLine)], { type: 'text/csv;charset=utf-8' });
  // The zip library loads with the first workbook.
  const { xlsxOf } = await import('../xlsx/xlsx.ts');
  return new Blob([xlsxOf(sheet, rowsLine)], { type: workbook });
}
