import { keysParam, textParam } from '#app/lib/urlState.ts';
import { listAddress } from '#screens/kit/listing/index.ts';

/** What narrows the list of logs by its chips, beside what the whole page is asked. */
export const logList = listAddress(
  { kind: textParam, channel: textParam, campaign: textParam, result: textParam, without: keysParam },
  { sort: '-at' },
);
