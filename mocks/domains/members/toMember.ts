import { forbidden, missing } from '../../service/refusal.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import type { Account } from '../../world/members/account.ts';
import { canEdit, flagsIn, rightsIn } from '../../world/members/rights.ts';
import { grantsOf, keyOfGrant, rolesOf } from '../../world/members/grants.ts';
import type { Level, Rights, RoleRecord } from '../../world/members/role.ts';
import { grantable } from '../../world/members/seed-pages.ts';
import { lastVisit } from '../../world/members/registration/sessions.ts';
import type { World } from '../../world/world.ts';
import { authOf } from '../account/rights.ts';
import type { RoleAuth } from '#app/api/account/rights.ts';
import type { Member, MemberDetail, Role } from '#app/api/members/members.ts';

export interface Asking {
  world: World;
  caller: Account;
}

export const page = 'auth@manage';

/** Everybody of a company. */
export const companyOf = (world: World, { root }: Account) =>
  world.accounts.all().filter((person) => person.root === root && !person.isDemo);

export function member({ world, caller }: Asking, id: number): Account {
  requireView({ world, caller }, page);
  const found = companyOf(world, caller).find((person) => person.id === id);
  if (!found) throw missing('成员');
  return found;
}

/** A caller cannot change himself or members of the same or a higher role. */
export function requireManageableMember({ world, caller }: Asking, id: number): Account {
  requireEdit({ world, caller }, page);
  const found = member({ world, caller }, id);
  if (found.category <= caller.category) throw forbidden();
  return found;
}

/** A role of the company or of the service, and one that the caller may give. */
export function roleFor({ world, caller }: Asking, id: number | null): RoleRecord {
  const found = id === null ? undefined : rolesOf(world).find(id);
  if (!found || (found.root !== null && found.root !== caller.root)) throw missing('角色');
  if (found.category <= caller.category) throw forbidden();
  return found;
}

export function toMember(world: World, person: Account): Member {
  return {
    id: person.id,
    name: person.name || null,
    email: person.email,
    role: person.roleId,
    roleName: person.roleName,
    roleCategory: person.category,
    apps: [...(person.apps ?? [])],
    avatar: person.avatar,
    channels: [...(person.channels ?? [])],
    ownApps: grantsOf(world)
      .all()
      .flatMap(({ account, app }) => (account === person.id ? [app] : [])),
    dataFlags: flagsIn(rightsIn(world, person).flags),
    isEnabled: person.status !== 0,
    status: person.status,
    lastLoginAt: lastVisit(world, person),
    invitedOn: person.invitedOn,
  };
}

export function toMemberDetail(world: World, person: Account): MemberDetail {
  const given = world.appsOf(person).filter(({ id }) => grantsOf(world).find(keyOfGrant(person.id, id)));
  return {
    ...toMember(world, person),
    appAuths: given.map(({ id, name }) => Object.assign({ app: id, name }, authOf(rightsIn(world, person, id)))),
    canCreateApps: person.category <= 1 || person.mayCreateApps,
    canManageAdAccounts: canEdit(world, person, 'channel@manage'),
  };
}

export function toRole(world: World, caller: Account, role: RoleRecord): Role {
  return {
    id: role.id,
    name: role.name,
    isFixed: role.root === null,
    category: role.category,
    members: companyOf(world, caller).filter(({ roleId }) => roleId === role.id).length,
    auth: authOf(role.category <= 2 ? whole(role) : role),
  };
}

const whole = (role: RoleRecord): Rights => ({
  pages: Object.fromEntries(
    grantable.flatMap(({ key }): [string, Level][] => (key === 'dataCallback@manage' && role.category > 0 ? [] : [[key, 'edit']])),
  ),
  flags: role.flags,
});

/** Cleans up rights from the console: unknown pages are left out, and edit includes view. */
export function rightsOf({ menus, pay, retention, natural, top, order, event }: RoleAuth): Rights {
  const known = new Set(grantable.map(({ key }) => key));
  const open = menus.flatMap(({ key, canView, canEdit }): [string, Level][] =>
    known.has(key) && (canView || canEdit) ? [[key, canEdit ? 'edit' : 'view']] : [],
  );
  return { pages: Object.fromEntries(open), flags: { pay, retention, natural, top, order, event } };
}
