import { startWorker } from '../../../foundation/worker/startWorker.ts';
import type { SheetInParts } from '../sheet.ts';
import { rowsPerPart, type FileFormat } from './writeSheet.ts';
import type { WriteOrder, WriteReply } from './writerWorker.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker
import writerWorker from './writerWorker.ts?worker&url';

interface Given {
  sheet: SheetInParts;
  format: FileFormat;
  rowsLine: string;
}

/** A worker for each file: it starts within milliseconds, and stopping it ends whatever it is busy with. */
export function writeInWorker({ sheet, format, rowsLine }: Given, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const { title, notes, totals } = sheet;
  const { columns, rows } = (format === 'tidy' && sheet.leaves) || sheet;
  const worker = startWorker(writerWorker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none: only windows do
  const send = (order: WriteOrder) => worker.postMessage(order);
  const written = new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WriteReply>) => {
      if ('from' in data) {
        try {
          send({ rows: rows.slice(data.from, data.from + rowsPerPart) });
        } catch (error) {
          reject(error);
        }
      } else if ('file' in data) resolve(data.file);
      else reject(data.fault === 'tooLong' ? new RangeError('More rows than a worksheet holds') : new Error('The file was not written'));
    });
    // The code did not load, or the sheet was more than the worker could hold.
    worker.addEventListener('error', () => reject(new Error('The worker that writes files has failed')));
    send({ request: { head: { title, notes, columns, ...(totals && { totals }) }, format, rowsLine, count: rows.length } });
  });
  return written.finally(() => worker.terminate());
}
