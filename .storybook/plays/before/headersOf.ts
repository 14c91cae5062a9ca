const json = { 'Content-Type': 'application/json' };

/** What a demo account sends along once it has signed in: for what somebody does before a story begins, or in another browser. */
export async function headersOf(account: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: `${account}@provena.test`, password: 'provena-demo' });
  const { content } = await (await fetch('/api/login/loginweb', { method: 'POST', headers: json, body })).json();
  return { ...json, Authorization: content.token };
}
