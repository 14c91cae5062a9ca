import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { part } from '../state/part.ts';
import { indexOf } from '../calendar.ts';
import type { World } from '../world.ts';
import type { AdAccountRecord } from './ad-account.ts';
import { seedAdAccounts } from './seed.ts';

export const adAccountsOf = part((world) =>
  world.store.collection<AdAccountRecord>(
    'ad accounts',
    () => seedAdAccounts(world.now),
    ({ id }) => id,
  ),
);

/** Days before the end of an authorization from which every screen warns. */
export const warnedDays = 5;

export const daysUntil = (world: World, day: string) => indexOf(day) - indexOf(world.now.day);

/** Something is wrong with it, or its authorization has ended. */
export const isBroken = (world: World, { problem, expiresOn }: AdAccountRecord) =>
  problem !== null || (expiresOn !== null && daysUntil(world, expiresOn) < 0);

/** the health of an account today. */
export function healthOf(world: World, account: AdAccountRecord): AdAccount['state'] {
  const { isDisabled, updatedAt, expiresOn } = account;
  if (isDisabled) return 'disabled';
  if (isBroken(world, account)) return 'broken';
  if (expiresOn !== null && daysUntil(world, expiresOn) <= warnedDays) return 'ending';
  return updatedAt === null ? 'waiting' : 'fine';
}
