import { useCallback } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { fileName } from './file-name.ts';
import type { FileSheet } from './sheet.ts';

/** `tidy` is a CSV of the rows alone, for programs. */
export type FileFormat = 'xlsx' | 'csv' | 'tidy';

export interface WrittenFile {
  name: string;
  file: Blob;
}

/** Makes a file of a sheet. A worksheet that would be too long is a RangeError. */
export function useSheetWriter(): (sheet: FileSheet, format: FileFormat) => Promise<WrittenFile> {
  const t = useWords(words);
  return useCallback(
    async (sheet, format) => {
      const title = sheet.name ?? sheet.title;
      const name = format === 'tidy' ? fileName(`${title}-${t.data}`, 'csv') : fileName(title, format);
      if (format !== 'xlsx') {
        const { csvOf, tidyCsvOf } = await import('./csv.ts');
        const text = format === 'tidy' ? tidyCsvOf(sheet) : csvOf(sheet, t.rows);
        return { name, file: new Blob([text], { type: 'text/csv;charset=utf-8' }) };
      }
      // The writer and its zip library load with the first export, not with the page.
      const { xlsxOf } = await import('./xlsx/xlsx.ts');
      return { name, file: new Blob([xlsxOf(sheet, t.rows)], { type: workbook }) };
    },
    [t],
  );
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const words = bilingual({
  data: ['数据', 'data'],
  rows: [
    (count: number) => `共 ${count.toLocaleString('en-US')} 行`,
    (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ],
});
