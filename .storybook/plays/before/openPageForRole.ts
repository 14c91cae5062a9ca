import { headersOf } from './headersOf.ts';

/** Somebody else in the same company, in another browser, opens one page for a role while a story has the role open. */
export async function openPageForRole(role: number, page: string): Promise<void> {
  const headers = await headersOf('manager');
  const all = (await (await fetch('/api/mng/auth/role/find', { headers })).json()).content;
  const { roleName, roleAuth } = all.find((one: { id: number }) => one.id === role);
  for (const right of roleAuth.roleAuthDetailList) if (right.auth === page) right.view = true;
  if (!roleAuth.roleAuthDetailList.some(({ auth }: { auth: string }) => auth === page))
    roleAuth.roleAuthDetailList.push({ auth: page, parentAuth: null, view: true, edit: false, sort: 0 });
  await fetch(`/api/mng/auth/role/${role}/update`, { method: 'PUT', headers, body: JSON.stringify({ roleName, roleAuth }) });
}
