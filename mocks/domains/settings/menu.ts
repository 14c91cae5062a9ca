import { answer, type Answer } from '../../service/answer.ts';
import { badRequest, forbidden } from '../../service/refusal.ts';
import { platforms } from '../../world/apps/app.ts';
import type { Account } from '../../world/members/account.ts';
import { ownMenusOf, keyOfMenu } from '../../world/members/menus.ts';
import { menusOf } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';
import { menu } from '#app/api/menu.ts';
import { ourMenu } from '#app/api/ours/people/menu.ts';

const ownBy = (world: World, { id }: Account) =>
  ownMenusOf(world)
    .all()
    .filter(({ account }) => account === id);

export const menuAnswers: readonly Answer[] = [
  answer(menu.isCustom, ({ world, caller }) => ownBy(world, caller).some(({ keys, order = [] }) => keys.length + order.length > 0)),
  answer(menu.hidden, ({ world, caller }) =>
    Object.fromEntries(
      ownBy(world, caller)
        .filter(({ keys }) => keys.length > 0)
        .map(({ platform, keys }) => [platform, [...keys]]),
    ),
  ),
  answer(ourMenu.order, ({ world, caller }) =>
    Object.fromEntries(ownBy(world, caller).flatMap(({ platform, order = [] }) => (order.length > 0 ? [[platform, [...order]]] : []))),
  ),
  answer(menu.hide, ({ world, caller, input: { body } }) => {
    if (caller.isDemo) throw forbidden();
    const known = new Set(menusOf(body.platform));
    // What does not speak of the order leaves it as it is.
    const order = body.order ?? ownMenusOf(world).find(keyOfMenu(caller.id, body.platform))?.order ?? [];
    if (body.hidden.some((key) => !known.has(key))) throw badRequest('hidden');
    if (order.some((key) => !known.has(key))) throw badRequest('order');
    ownMenusOf(world).put({ account: caller.id, platform: body.platform, keys: [...new Set(body.hidden)], order: [...new Set(order)] });
    return null;
  }),
  answer(menu.restore, ({ world, caller }) => {
    if (caller.isDemo) throw forbidden();
    for (const platform of platforms) ownMenusOf(world).delete(keyOfMenu(caller.id, platform));
    return null;
  }),
];
