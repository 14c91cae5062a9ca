import { useCallback, useEffect, useRef } from 'react';
import { startWorker } from '../../../foundation/worker/startWorker.ts';
import { bilingual, useWords } from '../../../foundation/words.ts';
import { fileName } from '../file-name.ts';
import type { FileSheet } from '../sheet.ts';
import type { FileFormat, WriteRequest } from './writeSheet.ts';
import type { WriteReply } from './writerWorker.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker
import writerWorker from './writerWorker.ts?worker&url';

export interface WrittenFile {
  name: string;
  file: Blob;
}

/**
 * Makes a file of a sheet in a worker, so that no number of rows freezes the page. A worksheet that would be too long is a RangeError. What the
 * signal stops, or whoever leaves the page, ends as an AbortError.
 */
export function useSheetWriter(): (sheet: FileSheet, format: FileFormat, signal?: AbortSignal) => Promise<WrittenFile> {
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
      return { name, file: await writeInWorker({ sheet, format, rowsLine: t.rows(sheet.rows.length) }, AbortSignal.any(signals)) };
    },
    [t],
  );
}

/** A worker for each file: it starts within milliseconds, and stopping it ends whatever it is busy with. */
function writeInWorker(request: WriteRequest, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = startWorker(writerWorker);
  const written = new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WriteReply>) => {
      if ('file' in data) resolve(data.file);
      else reject(data.fault === 'tooLong' ? new RangeError('More rows than a worksheet holds') : new Error('The file was not written'));
    });
    // The code did not load, or the sheet was more than the worker could hold.
    worker.addEventListener('error', () => reject(new Error('The worker that writes files has failed')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none: only windows do
    worker.postMessage(request);
  });
  return written.finally(() => worker.terminate());
}

const words = bilingual({
  data: ['数据', 'data'],
  rows: [
    (count: number) => `共 ${count.toLocaleString('en-US')} 行`,
    (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ],
});
