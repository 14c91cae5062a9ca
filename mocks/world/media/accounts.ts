import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { part } from '../state/part.ts';
import { indexOf } from '../time/calendar.ts';
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

/** Nearer than this, an end is a warning wherever the account is seen. */
export const warnedDays = 5;

export const daysUntil = (world: World, day: string) => indexOf(day) - indexOf(world.now.day);

/** what an account is like today follows from what is known of it. */
export function healthOf(world: World, { isDisabled, problem, updatedAt, expiresOn }: AdAccountRecord): AdAccount['state'] {
  if (isDisabled) return 'disabled';
  if (problem !== null || (expiresOn !== null && daysUntil(world, expiresOn) < 0)) return 'broken';
  if (expiresOn !== null && daysUntil(world, expiresOn) <= warnedDays) return 'ending';
  return updatedAt === null ? 'waiting' : 'fine';
}
