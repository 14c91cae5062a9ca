import { keysParam, recordParam } from '#app/lib/urlState.ts';
import { listAddress } from '#screens/kit/listing/index.ts';

/** What narrows the list of logs by its chips, beside what the whole page is asked. */
export const logList = listAddress(
  { kind: recordParam, channel: recordParam, campaign: recordParam, result: recordParam, without: keysParam },
  { sort: '-at' },
);
