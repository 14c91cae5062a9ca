import type { Account } from '../members/account.ts';
import { part } from '../state/part.ts';
import type { World } from '../world.ts';
import type { AppRecord } from './app.ts';

interface Frequent {
  account: number;
  app: number;
  is: boolean;
}

const frequentOf = part((world) =>
  world.store.collection<Frequent>(
    'frequent apps',
    () => [],
    ({ account, app }) => `${account}/${app}`,
  ),
);

/** Whether somebody uses an app often: as he said, or as everybody there does. */
export const isFrequent = (world: World, { id }: Account, app: AppRecord) =>
  frequentOf(world).find(`${id}/${app.id}`)?.is ?? app.isFrequent;

export const markFrequent = (world: World, { id }: Account, app: AppRecord, is: boolean) =>
  frequentOf(world).put({ account: id, app: app.id, is });
