import { startWorker } from '../../../foundation/worker/startWorker.ts';
import type { WriteRequest } from './writeSheet.ts';
import type { WriteReply } from './writerWorker.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker
import writerWorker from './writerWorker.ts?worker&url';

/** A worker for each file: it starts within milliseconds, and stopping it ends whatever it is busy with. */
export function writeInWorker(request: WriteRequest, signal: AbortSignal): Promise<Blob> {
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
