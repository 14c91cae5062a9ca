/** A campaign of the first app at a channel, made before a story begins. */
export const campaignAt = (channelid: number, name: string) => async () => {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const credentials = JSON.stringify({ email: 'super@provena.test', password: 'provena-demo' });
  const { content } = await (await fetch('/api/login/loginweb', { ...sent, body: credentials })).json();
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
  await fetch('/api/1001/campaigns', { ...sent, headers: { ...sent.headers, Authorization: content.token }, body: JSON.stringify(body) });
};
