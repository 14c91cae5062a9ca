import type { Account } from '../../world/members/account.ts';
import { rolesOf } from '../../world/members/grants.ts';
import { isAdmin } from '../../world/members/rights.ts';
import type { World } from '../../world/world.ts';
import { forbidden, missing } from '../refusal.ts';

/** Whom a call is to be answered as: `member:5`, `role:4`. */
export const previewHeader = 'X-Preview-As';

interface Wanted {
  member?: number | null;
  role?: number | null;
}

export function wantedBy(header: string): Wanted {
  const [kind, id] = header.split(':');
  const number = /^\d{1,9}$/.test(id ?? '') ? Number(id) : null;
  return kind === 'member' ? { member: number } : { role: number };
}

/** Who is previewed: somebody of the own company and below the caller, or a role as if somebody new had nothing else. */
export function previewed(world: World, caller: Account, { member = null, role = null }: Wanted): Account {
  if (!isAdmin(caller) || caller.isDemo) throw forbidden();
  const found = member === null ? asRole(world, caller, role) : world.accounts.find(member);
  if (!found || found.root !== caller.root || found.isDemo) throw missing('成员');
  if (found.category <= caller.category) throw forbidden();
  return found;
}

function asRole(world: World, caller: Account, role: number | null): Account | undefined {
  const found = role === null ? undefined : rolesOf(world).find(role);
  if (!found || (found.root !== null && found.root !== caller.root)) return undefined;
  return {
    ...caller,
    // No account has this id, so nothing of anybody is found by it.
    id: -found.id,
    email: `role-${found.id}@preview.invalid`,
    name: '',
    phone: '',
    category: found.category,
    roleId: found.id,
    roleName: found.name,
    isSuperUser: false,
    isChannelPerson: found.category === 5,
    channels: null,
    flags: found.flags,
    mayManageAdAccounts: found.category <= 1,
    mayCreateApps: found.category <= 1,
    isSpecialOnH5: false,
  };
}
