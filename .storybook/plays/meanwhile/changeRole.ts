import { headersOf } from '../before/headersOf.ts';

/** The rights of a role, as the calls name them. */
interface RoleRights {
  roleAuthDetailList: { auth: string; parentAuth: string | null; view: boolean; edit: boolean; sort: number }[];
  retentionAuth: boolean;
}

/** Somebody else in the same company, in another browser, changes the rights of a role while a story is open. */
export async function changeRole(role: number, change: (rights: RoleRights) => void): Promise<void> {
  const headers = await headersOf('manager');
  const all = (await (await fetch('/api/mng/auth/role/find', { headers })).json()).content;
  const { roleName, roleAuth } = all.find((one: { id: number }) => one.id === role);
  change(roleAuth);
  await fetch(`/api/mng/auth/role/${role}/update`, { method: 'PUT', headers, body: JSON.stringify({ roleName, roleAuth }) });
}
