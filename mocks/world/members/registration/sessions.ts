import { hash } from '../../random.ts';
import { part } from '../../state/part.ts';
import { momentOf, shifted } from '../../calendar.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';

interface Visit {
  account: number;
  /** How often it has signed in, so that no token comes twice. */
  count: number;
  lastAt: string;
}

const visitsOf = part((world) =>
  world.store.collection<Visit>(
    'visits',
    () => [],
    ({ account }) => account,
  ),
);

/** Signs an account in. Returns the token. */
export function begin(world: World, account: Account): string {
  const visits = visitsOf(world);
  const count = (visits.find(account.id)?.count ?? 0) + 1;
  const now = momentOf(world.now);
  visits.put({ account: account.id, count, lastAt: now });
  const token = world.secrets.make('token', account.id, account.email, count);
  world.sessions.put({ token: world.secrets.digest(token), account: account.id, since: now });
  return token;
}

export const end = (world: World, token: string) => void world.sessions.delete(world.secrets.digest(token));

/** Signs an account out everywhere, or everywhere but here. */
export function endSessions(world: World, account: number, except?: string | null) {
  const stays = typeof except === 'string' ? world.secrets.digest(except) : null;
  for (const { token, account: of } of world.sessions.all()) if (of === account && token !== stays) world.sessions.delete(token);
}

/** The last sign-in. Seeded accounts have one before the world began. */
export function lastVisit(world: World, account: Account): string | null {
  const known = visitsOf(world).find(account.id);
  if (known) return known.lastAt;
  if (account.status === -3 || account.invitedOn === world.now.day) return null;
  const days = account.status === 0 ? 60 + (hash('visit', account.id) % 40) : Math.floor((hash('visit', account.id) % 100) ** 2 / 500);
  const minute = 540 + (hash('visit', account.id, 'minute') % 600);
  const at = momentOf({ day: shifted(world.now.day, -days), minute });
  return at < momentOf(world.now) ? at : momentOf({ day: shifted(world.now.day, -days - 1), minute });
}
