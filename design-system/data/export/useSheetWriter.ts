import { useCallback } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { fileName } from './file-name.ts';
import type { FileSheet } from './sheet.ts';

export type FileFormat = 'xlsx' | 'csv';

export interface WrittenFile {
  name: string;
  file: Blob;
}

/** Makes a file of a sheet. A worksheet that would be too long is a RangeError. */
export function useSheetWriter(): (sheet: FileSheet, format: FileFormat) => Promise<WrittenFile> {
  const t = useWords(words);
  return useCallback(
    async (sheet, format) => {
      const name = fileName(sheet.title, format);
      if (format === 'csv') {
        const { csvOf } = await import('./csv.ts');
        return { name, file: new Blob([csvOf(sheet, t.rows)], { type: 'text/csv;charset=utf-8' }) };
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
  rows: [
    (count: number) => `共 ${count.toLocaleString('en-US')} 行`,
    (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ],
});
