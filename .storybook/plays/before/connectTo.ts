import { headersOf } from './headersOf.ts';

/** The main account has authorized an ad network and confirmed the account that came back, without an app, before a story begins. */
export const connectTo = (media: string, alias: string) => async () => {
  const headers = await headersOf('super');
  const root = '/api/mng/channelaccount';
  const left = await (await fetch(`${root}/authorize?channel=${media}`, { headers })).json();
  const way = `${root}/authorization/${left.content.state}`;
  const back = await (await fetch(`${way}/code`, { method: 'POST', headers, body: JSON.stringify({ code: 'c-1' }) })).json();
  const body = JSON.stringify({ cids: [back.content.cid], alias, appIds: [], mediaList: [] });
  await fetch(way, { method: 'POST', headers, body });
};
