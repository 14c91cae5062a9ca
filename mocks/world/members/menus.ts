import { part } from '../state/part.ts';
import type { Platform } from '../apps/app.ts';

/** Keys of pages that somebody hides for himself on one platform. */
export interface HiddenMenus {
  account: number;
  platform: Platform;
  keys: readonly string[];
}

export const keyOfMenu = (account: number, platform: Platform) => `${account}/${platform}`;

export const hiddenMenusOf = part((world) =>
  world.store.collection<HiddenMenus>(
    'hidden menus',
    () => seedMenus,
    ({ account, platform }) => keyOfMenu(account, platform),
  ),
);

const seedMenus: readonly HiddenMenus[] = [
  { account: 6, platform: 'quickApp', keys: ['Terminalproperties@behavioranalysis', 'effectevaluate@monitor'] },
];
