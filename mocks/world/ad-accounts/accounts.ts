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

/** the health of an account today. */
export function healthOf(world: World, { isDisabled, problem, updatedAt, expiresOn }: AdAccountRecord): AdAccount['state'] {
  if (isDisabled) return 'disabled';
  if (problem !== null || (expiresOn !== null && daysUntil(world, expiresOn) < 0)) return 'broken';
  if (expiresOn !== null && daysUntil(world, expiresOn) <= warnedDays) return 'ending';
  return updatedAt === null ? 'waiting' : 'fine';
}
