import { useCallback, useEffect, useRef } from 'react';
import { bilingual, useWords } from '../../../foundation/words.ts';
import { fileName } from '../file-name.ts';
import type { SheetInParts } from '../sheet.ts';
import type { FileFormat } from './writeSheet.ts';

export interface WrittenFile {
  name: string;
  file: Blob;
}

/**
 * Makes a file of a sheet in a worker, so that no number of rows freezes the page. A worksheet that would be too long is a RangeError. What the
 * signal stops, or whoever leaves the page, ends as an AbortError.
 */
export function useSheetWriter(): (sheet: SheetInParts, format: FileFormat, signal?: AbortSignal) => Promise<WrittenFile> {
  const t = useWords(words);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    async (sheet, format, signal) => {
      const title = sheet.name ?? sheet.title;
      const name = format === 'tidy' ? fileName(`${title}-${t.data}`, 'csv') : fileName(title, format);
      const signals = [page.current?.signal, signal].filter((one) => one !== undefined);
      // What starts the worker loads with the first export, not with the page.
      const { writeInWorker } = await import('./writeInWorker.ts');
      return { name, file: await writeInWorker({ sheet, format, rowsLine: t.rows(sheet.rows.length) }, AbortSignal.any(signals)) };
    },
    [t],
  );
}

const words = bilingual({
  data: ['数据', 'data'],
  rows: [
    (count: number) => `共 ${count.toLocaleString('en-US')} 行`,
    (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ],
});
