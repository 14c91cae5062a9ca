import { part } from '../state/part.ts';
import type { Platform } from '../apps/app.ts';

/** The menu of somebody on one platform, where it is not that of everybody. */
export interface OwnMenu {
  account: number;
  platform: Platform;
  /** Keys of pages that they have hidden. */
  keys: readonly string[];
  /** Keys in their own order; empty where it is that of everybody. */
  order?: readonly string[];
}

export const keyOfMenu = (account: number, platform: Platform) => `${account}/${platform}`;

export const ownMenusOf = part((world) =>
  world.store.collection<OwnMenu>(
    'hidden menus',
    () => seedMenus,
    ({ account, platform }) => keyOfMenu(account, platform),
  ),
);

const seedMenus: readonly OwnMenu[] = [
  { account: 6, platform: 'quickApp', keys: ['Terminalproperties@behavioranalysis', 'effectevaluate@monitor'] },
];
