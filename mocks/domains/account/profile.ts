import type { Account as Person } from '../../world/members/account.ts';
import { rightsIn } from '../../world/members/rights.ts';
import type { World } from '../../world/world.ts';
import type { Account } from '#app/api/account/shapes.ts';

/** The profile of an account as the console gets it. */
export function profileOf(world: World, person: Person): Account {
  const root = world.accounts.find(person.root);
  const above = person.id === person.root ? null : (root?.email ?? null);
  return {
    id: person.id,
    email: person.email,
    status: person.status,
    avatar: person.avatar,
    universalLogin: false,
    isSuperUser: person.isSuperUser,
    isChannelPerson: person.isChannelPerson,
    rootParent: above,
    parent: above,
    roleName: person.roleName,
    newRoleName: null,
    rights: Object.keys(rightsIn(world, person).pages),
    company: root?.company ?? person.company,
    plan: (root ?? person).isPaid && !person.isDemo ? 'paid' : 'trial',
    roleCategory: person.category,
    isComplete: person.isActivated,
    planEndsOn: planEndOf(world, person),
    name: person.name || null,
    phone: person.phone || null,
    isDemo: person.isDemo,
  };
}

/** A plan is that of the main account. */
export const planEndOf = (world: World, person: Person) => (world.accounts.find(person.root) ?? person).planEndsOn;
