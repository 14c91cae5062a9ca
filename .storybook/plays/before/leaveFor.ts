import { headersOf } from './headersOf.ts';

/** The main account has asked a medium's authorization, as the page does on which one begins: the service knows its state. */
export const leaveFor = (media: string) => async () => {
  await fetch(`/api/mng/channelaccount/authorize?channel=${media}`, { headers: await headersOf('super') });
};
