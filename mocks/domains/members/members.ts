import { answer, type Answer } from '../../service/answer.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, forbidden, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { sendMail } from '../../world/members/registration/mails.ts';
import { newAccount } from '../../world/members/registration/newAccount.ts';
import { canEdit, rightsIn } from '../../world/members/rights.ts';
import { grantsOf, keyOfGrant, rolesOf } from '../../world/members/grants.ts';
import { endSessions } from '../../world/members/registration/sessions.ts';
import type { World } from '../../world/world.ts';
import { requireAddress } from '../account/registration.ts';
import { menusOf } from '../account/rights.ts';
import { accessAnswers } from './access.ts';
import { countBelongings, deleteBelongings } from './belongings.ts';
import { quotaAnswers } from './quotas.ts';
import {
  companyOf,
  toMemberDetail,
  requireManageableMember,
  member,
  page,
  rightsOf,
  roleFor,
  toRole,
  toMember,
  type Asking,
} from './toMember.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { members, roles } from '#app/api/members/members.ts';

/** A caller can grant only apps that he can open himself. An empty list grants all of these. */
function appsGiven(world: World, caller: Account, apps: readonly number[]): readonly number[] | null {
  const own = new Set(world.appsOf(caller).map(({ id }) => id));
  if (apps.some((id) => !own.has(id))) throw forbidden();
  return apps.length ? apps : caller.apps;
}

/** The channels whose numbers a channel partner sees. Everybody else sees all of them. */
function channelsGiven(world: World, category: number, channels: readonly number[] | null): readonly number[] | null {
  if (category !== 5 || !channels?.length) return null;
  if (channels.some((id) => !world.channels.find(id))) throw badRequest('channelIds');
  return channels;
}

/**
 * Whether somebody may manage ad accounts: with the role where it is the role of an admin, never as a channel partner, else by a
 * right of their own. Only who has it can give it. Without a word of it the own right stays, and what came with the former role goes with that.
 */
function adAccountsGiven({ world, caller }: Asking, category: number, given: boolean | null, before: Account | null): boolean {
  if (category <= 1) return true;
  if (category === 5) return false;
  if (given === null) return before !== null && before.category > 1 && before.mayManageAdAccounts;
  const hasIt = before !== null && before.mayManageAdAccounts;
  if (given && !hasIt && !canEdit(world, caller, 'channel@manage')) throw forbidden();
  return given;
}

/** The account fields that follow from a role. */
const inRole = ({ id, name, category, flags }: ReturnType<typeof roleFor>) => ({
  roleId: id,
  roleName: name,
  category,
  flags,
  isChannelPerson: category === 5,
});

const memberAnswers: readonly Answer[] = [
  answer(members.page, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const { role = null, isEnabled = null, search } = input;
    const found = companyOf(world, caller)
      .filter(({ roleId }) => role === null || roleId === role)
      .filter(({ status }) => isEnabled === null || (status !== 0) === isEnabled)
      .filter(({ id, name, email, roleName }) => String(id) === search?.trim() || finds(search, name, email, roleName));
    return pageOf(found, input, (person) => toMember(world, person));
  }),
  answer(members.one, ({ world, caller, input }) => toMemberDetail(world, member({ world, caller }, input.id))),
  answer(members.menus, ({ world, caller, input }) => ({ menus: menusOf(rightsIn(world, member({ world, caller }, input.id))) })),
  answer(members.invite, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    const role = roleFor({ world, caller }, body.role);
    requireAddress(world, body.email.trim());
    const id = world.accounts.nextId();
    const { planEndsOn, isPaid } = world.accounts.find(caller.root) ?? caller;
    const invited = world.accounts.put({
      ...newAccount(world.now.day),
      ...inRole(role),
      id,
      email: body.email.trim(),
      // Chosen when the invitation is accepted.
      password: `unset ${id}`,
      name: body.name ?? '',
      root: caller.root,
      isSuperUser: false,
      isPaid,
      planEndsOn,
      apps: appsGiven(world, caller, body.apps),
      channels: channelsGiven(world, role.category, body.channels),
      mayManageAdAccounts: adAccountsGiven({ world, caller }, role.category, body.canManageAdAccounts, null),
      mayCreateApps: body.canCreateApps ?? false,
    });
    sendMail(world, 'activate', invited);
    return { id };
  }),
  answer(members.update, ({ world, caller, input: { id, body } }) => {
    const person = requireManageableMember({ world, caller }, id);
    const role = roleFor({ world, caller }, body.role ?? person.roleId);
    const apps = appsGiven(world, caller, body.apps);
    const { canCreateApps, canManageAdAccounts } = body;
    world.accounts.change(id, {
      ...inRole(role),
      name: body.name ?? person.name,
      apps,
      channels:
        body.channels === null ? (role.category === 5 ? person.channels : null) : channelsGiven(world, role.category, body.channels),
      mayCreateApps: canCreateApps ?? person.mayCreateApps,
      mayManageAdAccounts: adAccountsGiven({ world, caller }, role.category, canManageAdAccounts, person),
    });
    return null;
  }),
  answer(members.grant, ({ world, caller, input: { body } }) => {
    const person = requireManageableMember({ world, caller }, body.member);
    if (body.app !== null && !world.appsOf(caller).some(({ id }) => id === body.app)) throw forbidden();
    grantsOf(world).put({ account: person.id, app: body.app ?? 0, ...rightsOf(body) });
    return null;
  }),
  answer(ourMembers.dropOwnRights, ({ world, caller, input: { id, appId: app } }) => {
    const person = requireManageableMember({ world, caller }, id);
    if (app !== 0 && !world.appsOf(caller).some((one) => one.id === app)) throw forbidden();
    grantsOf(world).delete(keyOfGrant(person.id, app));
    return null;
  }),
  answer(members.enable, ({ world, caller, input }) => {
    const person = requireManageableMember({ world, caller }, input.id);
    if (person.status === 0) world.accounts.change(person.id, { status: 1 });
    return null;
  }),
  answer(members.disable, ({ world, caller, input }) => {
    const person = requireManageableMember({ world, caller }, input.id);
    world.accounts.change(person.id, { status: 0 });
    endSessions(world, person.id);
    return null;
  }),
  answer(members.resendInvitation, ({ world, caller, input }) => {
    const person = requireManageableMember({ world, caller }, input.id);
    if (person.status !== -3) throw taken('该成员已激活');
    sendMail(world, 'activate', person);
    return null;
  }),
  answer(ourMembers.belongings, ({ world, caller, input }) => countBelongings(world, member({ world, caller }, input.id))),
  answer(members.delete, ({ world, caller, input }) => {
    const person = requireManageableMember({ world, caller }, input.id);
    endSessions(world, person.id);
    deleteBelongings(world, person);
    world.accounts.delete(person.id);
    return null;
  }),
];

/** A role that the company has made. Those of the service stay as they are. */
function ownRole(world: World, caller: Account, id: number) {
  requireEdit({ world, caller }, page);
  const role = roleFor({ world, caller }, id);
  if (role.root === null) throw forbidden();
  return role;
}

function nameFor(world: World, caller: Account, name: string, id: number | null): string {
  const word = name.trim();
  const isTaken = rolesOf(world)
    .all()
    .some((role) => role.name === word && role.id !== id && (role.root === null || role.root === caller.root));
  if (!word || isTaken) throw taken('角色名称已存在');
  return word;
}

const roleAnswers: readonly Answer[] = [
  answer(roles.all, ({ world, caller }) => {
    requireView({ world, caller }, page);
    const own = rolesOf(world)
      .all()
      .filter(({ root }) => root === null || root === caller.root);
    return own.toSorted((a, b) => a.id - b.id).map((role) => toRole(world, caller, role));
  }),
  answer(roles.create, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    const id = rolesOf(world).nextId();
    rolesOf(world).put({ id, name: nameFor(world, caller, body.name, null), category: 3, root: caller.root, ...rightsOf(body.auth) });
    return { id };
  }),
  answer(roles.update, ({ world, caller, input: { id, body } }) => {
    const role = ownRole(world, caller, id);
    const name = nameFor(world, caller, body.name, id);
    const changed = rolesOf(world).put({ ...role, name, ...rightsOf(body.auth) });
    // Members with this role change with it.
    for (const person of companyOf(world, caller)) if (person.roleId === id) world.accounts.change(person.id, inRole(changed));
    return null;
  }),
  answer(roles.delete, ({ world, caller, input }) => {
    const role = ownRole(world, caller, input.id);
    if (companyOf(world, caller).some(({ roleId }) => roleId === role.id)) throw taken('该角色仍有成员使用');
    rolesOf(world).delete(role.id);
    return null;
  }),
];

export const peopleAnswers: readonly Answer[] = [...memberAnswers, ...roleAnswers, ...quotaAnswers, ...accessAnswers];
