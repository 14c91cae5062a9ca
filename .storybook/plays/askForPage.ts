/** Somebody asks for a page that is closed to them, before a story begins. */
export const askForPage = (account: string, page: string, message: string) => async () => {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const credentials = JSON.stringify({ email: `${account}@provena.test`, password: 'provena-demo' });
  const { content } = await (await fetch('/api/login/loginweb', { ...sent, body: credentials })).json();
  const headers = { ...sent.headers, Authorization: content.token };
  await fetch('/api/access-requests', { ...sent, headers, body: JSON.stringify({ page, appId: null, message }) });
};
