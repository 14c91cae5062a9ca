import { ourMembers, type MemberAccess } from '#app/api/ours/people/members.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf } from '../../service/access.ts';
import { previewed } from '../../service/preview/previewed.ts';
import { forbidden } from '../../service/refusal.ts';
import { requireView } from '../../service/requireRights.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { Account } from '../../world/members/account.ts';
import { ownMenusOf, keyOfMenu } from '../../world/members/menus.ts';
import { flagsIn, rightsIn } from '../../world/members/rights.ts';
import type { World } from '../../world/world.ts';
import { profileOf } from '../account/profile.ts';
import { menusOf } from '../account/rights.ts';
import { companyOf, page } from './toMember.ts';

function accessOf(world: World, person: Account, app: AppRecord): MemberAccess {
  const { pages } = rightsIn(world, person, app.id);
  const keys = Object.keys(pages);
  return {
    member: person.id,
    canOpen: world.appsOf(person).some(({ id }) => id === app.id),
    view: keys,
    edit: keys.filter((key) => pages[key] === 'edit'),
    hidden: [...(ownMenusOf(world).find(keyOfMenu(person.id, app.platform))?.keys ?? [])],
    flags: flagsIn(dataFlagsIn(world, person, app.id)),
  };
}

export const accessAnswers: readonly Answer[] = [
  answer(ourMembers.access, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const app = appOf(world, input.app);
    if (!world.appsOf(caller).some(({ id }) => id === app.id)) throw forbidden();
    return companyOf(world, caller).map((person) => accessOf(world, person, app));
  }),
  answer(ourMembers.preview, ({ world, caller, input: { member = null, role = null } }) => {
    const person = previewed(world, caller, member === null ? { role } : { member });
    return { account: profileOf(world, person), isSpecialOnH5: person.isSpecialOnH5, menus: menusOf(rightsIn(world, person)) };
  }),
];
