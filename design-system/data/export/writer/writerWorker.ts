import { writeSheet, type WriteRequest } from './writeSheet.ts';

/** `tooLong` is more than a worksheet or a text can hold. */
export type WriteReply = { file: Blob } | { fault: 'tooLong' | 'failed' };

// A file is written here, beside the page, so that the page never waits for it.
addEventListener('message', ({ data }: MessageEvent<WriteRequest>) => {
  const reply = (of: WriteReply) => postMessage(of);
  writeSheet(data).then(
    (file) => reply({ file }),
    (error: unknown) => reply({ fault: error instanceof RangeError ? 'tooLong' : 'failed' }),
  );
});
