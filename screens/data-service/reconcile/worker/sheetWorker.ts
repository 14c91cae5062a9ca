import type { Numbered, SheetReply, SheetRequest } from './messages.ts';
import { openDesk } from './openDesk.ts';

const answer = openDesk();

// A sheet is read here, beside the page, so that the page never waits for it. Nothing of it is sent anywhere.
addEventListener('message', ({ data }: MessageEvent<Numbered<SheetRequest>>) => {
  const reply = (of: SheetReply) => postMessage({ number: data.number, of } satisfies Numbered<SheetReply>);
  // What runs out of memory while it is read is said as a file that cannot be read.
  answer(data.of).then(reply, (error: unknown) => reply({ says: 'fault', fault: error instanceof RangeError ? 'unpacked' : 'broken' }));
});
