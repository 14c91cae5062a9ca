import { answer, type Answer } from '../../service/answer.ts';
import { forbidden, missing } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { dataFlagsIn, limitsFor } from '../../world/apps/reportLimits.ts';
import { grantsOf } from '../../world/members/grants.ts';
import type { Rights } from '../../world/members/role.ts';
import { isAdmin, rightsIn } from '../../world/members/rights.ts';
import { pages } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';
import { rights, type AppAuth, type MenuRight, type RoleAuth } from '#app/api/account/rights.ts';
import { personAt } from './session.ts';

/** Every page, with what may be done there. */
export const menusOf = (given: Pick<Rights, 'pages'>): MenuRight[] =>
  pages.map(({ key }, order) => ({
    key,
    parent: key.split('@')[1] ?? null,
    canView: given.pages[key] !== undefined,
    canEdit: given.pages[key] === 'edit',
    order,
  }));

export const authOf = (given: Rights): RoleAuth => ({ menus: menusOf(given), ...given.flags });

export const authsIn = (world: World, person: Account, apps: readonly { id: number; name: string }[]): AppAuth[] =>
  apps.map(({ id, name }) => ({ app: id, name, ...authOf(rightsIn(world, person, id)) }));

const shownIn = (world: World, person: Account, app: number): Rights => ({
  ...rightsIn(world, person, app),
  flags: dataFlagsIn(world, person, app),
});

/** Somebody of the same company: oneself, or anybody for those who manage members. */
export function personFor(caller: Account, person: Account | undefined): Account {
  if (!person || person.root !== caller.root || person.isDemo !== caller.isDemo) throw missing('成员');
  if (person.id !== caller.id && !isAdmin(caller)) throw forbidden();
  return person;
}

export const mayCreateApps = (person: Account) => !person.isDemo && (person.category <= 1 || person.mayCreateApps);

export const rightsAnswers: readonly Answer[] = [
  answer(rights.menus, ({ world, caller }) => ({ menus: menusOf(rightsIn(world, caller)) })),
  answer(rights.of, ({ world, caller, input }) => {
    // Who previews a role is in no list of accounts.
    const asked = input.account === caller.email ? caller : (personAt(world, input.account) ?? world.accounts.find(input.account));
    const person = personFor(caller, asked);
    const own = new Set(
      grantsOf(world)
        .all()
        .flatMap(({ account, app }) => (account === person.id ? [app] : [])),
    );
    const isSelf = person.id === caller.id;
    const apps = world.appsOf(person).filter(({ id }) => own.has(id) || (isSelf && !limitsFor(world, id).hasOrganic));
    // Somebody's own rights are what they see; those of others are what was given to them.
    const auths = isSelf
      ? apps.map(({ id, name }) => ({ app: id, name, ...authOf(shownIn(world, person, id)) }))
      : authsIn(world, person, apps);
    return { ...authOf(rightsIn(world, person)), apps: auths };
  }),
  answer(rights.inApps, ({ world, caller, input }) => {
    const person = personFor(caller, world.accounts.find(input.id));
    return authsIn(world, person, world.appsOf(person));
  }),
  answer(rights.canCreateApps, ({ caller }) => mayCreateApps(caller)),
  answer(rights.canMemberCreateApps, ({ world, caller, input }) => mayCreateApps(personFor(caller, world.accounts.find(input.account)))),
  answer(rights.canExportMore, ({ caller }) => isAdmin(caller) && !caller.isDemo),
];
