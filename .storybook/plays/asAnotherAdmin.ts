const json = { 'Content-Type': 'application/json' };

/** Somebody else in the same company, in another browser, opens one page for a role while a story has the role open. */
export async function openPageForRole(role: number, page: string): Promise<void> {
  const body = JSON.stringify({ email: 'manager@provena.test', password: 'provena-demo' });
  const { content } = await (await fetch('/api/login/loginweb', { method: 'POST', headers: json, body })).json();
  const headers = { ...json, Authorization: content.token };
  const all = (await (await fetch('/api/mng/auth/role/find', { headers })).json()).content;
  const { roleName, roleAuth } = all.find((one: { id: number }) => one.id === role);
  for (const right of roleAuth.roleAuthDetailList) if (right.auth === page) right.view = true;
  if (!roleAuth.roleAuthDetailList.some(({ auth }: { auth: string }) => auth === page))
    roleAuth.roleAuthDetailList.push({ auth: page, parentAuth: null, view: true, edit: false, sort: 0 });
  await fetch(`/api/mng/auth/role/${role}/update`, { method: 'PUT', headers, body: JSON.stringify({ roleName, roleAuth }) });
}
