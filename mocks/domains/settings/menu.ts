import { answer, type Answer } from '../../service/answer.ts';
import { badRequest } from '../../service/refusal.ts';
import { platforms } from '../../world/apps/app.ts';
import type { Account } from '../../world/members/account.ts';
import { hiddenMenusOf, keyOfMenu } from '../../world/members/menus.ts';
import { menusOf } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';
import { menu } from '#app/api/menu.ts';

const hiddenBy = (world: World, { id }: Account) =>
  hiddenMenusOf(world)
    .all()
    .filter(({ account, keys }) => account === id && keys.length > 0);

export const menuAnswers: readonly Answer[] = [
  answer(menu.isCustom, ({ world, caller }) => hiddenBy(world, caller).length > 0),
  answer(menu.hidden, ({ world, caller }) =>
    Object.fromEntries(hiddenBy(world, caller).map(({ platform, keys }) => [platform, [...keys]])),
  ),
  answer(menu.hide, ({ world, caller, input: { body } }) => {
    const known = new Set(menusOf(body.platform));
    if (body.hidden.some((key) => !known.has(key))) throw badRequest('hidden');
    hiddenMenusOf(world).put({ account: caller.id, platform: body.platform, keys: [...new Set(body.hidden)] });
    return null;
  }),
  answer(menu.restore, ({ world, caller }) => {
    for (const platform of platforms) hiddenMenusOf(world).delete(keyOfMenu(caller.id, platform));
    return null;
  }),
];
