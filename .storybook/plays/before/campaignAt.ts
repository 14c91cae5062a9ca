import { headersOf } from './headersOf.ts';

/** A campaign of the first app at a channel, made before a story begins. */
export const campaignAt = (channelid: number, name: string) => async () => {
  const body = {
    name,
    channelid,
    target: 'store',
    targetUrl: 'https://apps.apple.com/cn/app/id1450011001',
    clickWindow: 7,
    billing: 'none',
    macros: [],
    parameters: [],
  };
  await fetch('/api/1001/campaigns', { method: 'POST', headers: await headersOf('super'), body: JSON.stringify(body) });
};
