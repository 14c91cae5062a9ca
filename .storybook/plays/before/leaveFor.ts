import { headersOf } from './headersOf.ts';

/** The main account has asked a medium's authorization, as the page does on which one begins, for a new account or again for one that is connected: the service knows its state. */
export const leaveFor = (media: string, account?: number) => async () => {
  const again = account === undefined ? '' : `&accountId=${account}`;
  await fetch(`/api/mng/channelaccount/authorize?channel=${media}${again}`, { headers: await headersOf('super') });
};
