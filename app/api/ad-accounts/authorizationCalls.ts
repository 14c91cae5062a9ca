import { ours } from '../ours/ours.ts';
import { adAccounts } from './accounts.ts';
import type { MediaKey } from './mediaFacts.ts';

const { exchange, confirm } = ours.connections;

/** The call that tells who came back from an ad network. It is ours where the specification has none. */
export const returnCalls = {
  toutiao: adAccounts.returnFromToutiao,
  gdt: adAccounts.returnFromTencent,
  google: exchange,
  kuaishou: exchange,
  wxmp: exchange,
} as const satisfies Partial<Record<MediaKey, { call: string }>>;

const hasReturnCall = (media: string): media is keyof typeof returnCalls => Object.hasOwn(returnCalls, media);

/** The whole way to an ad network and back: whoever has agreed there confirms it here. */
export const authorizationCalls = (media: string): readonly string[] =>
  [adAccounts.authorize, hasReturnCall(media) ? returnCalls[media] : exchange, confirm].map(({ call }) => call);
