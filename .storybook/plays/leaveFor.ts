/** The main account has asked a medium's authorization, as the page does on which one begins: the service knows its state. */
export const leaveFor = (media: string) => async () => {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const body = JSON.stringify({ email: 'super@provena.test', password: 'provena-demo' });
  const { content } = await (await fetch('/api/login/loginweb', { ...sent, body })).json();
  await fetch(`/api/mng/channelaccount/authorize?channel=${media}`, { headers: { Authorization: content.token } });
};
