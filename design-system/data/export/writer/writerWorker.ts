import type { FileRows } from '../sheet.ts';
import { writeSheet, type WriteRequest } from './writeSheet.ts';

/** What the page sends: what is to be written, and then each part that was asked for. */
export type WriteOrder = { request: WriteRequest } | { rows: FileRows };

/** `from` asks for the next rows. `tooLong` is more than a worksheet or a text can hold. */
export type WriteReply = { from: number } | { file: Blob } | { fault: 'tooLong' | 'failed' };

const reply = (of: WriteReply) => postMessage(of);
let receive: (rows: FileRows) => void = () => {};

async function* partsOf(count: number): AsyncGenerator<FileRows> {
  for (let from = 0; from < count;) {
    const asked = new Promise<FileRows>((resolve) => {
      receive = resolve;
    });
    reply({ from });
    const rows = await asked;
    yield rows;
    from += rows.length;
  }
}

// A file is written here, beside the page, so that the page never waits for it.
addEventListener('message', ({ data }: MessageEvent<WriteOrder>) => {
  if ('rows' in data) {
    receive(data.rows);
    return;
  }
  writeSheet(data.request, partsOf(data.request.count)).then(
    (file) => reply({ file }),
    (error: unknown) => reply({ fault: error instanceof RangeError ? 'tooLong' : 'failed' }),
  );
});
