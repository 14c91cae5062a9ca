import { arrivals } from '../facts/writeLedger.ts';
import { part } from '../state/part.ts';
import { indexOf, shifted } from '../calendar.ts';
import { isApplet } from '../services/flow.ts';
import type { World } from '../world.ts';
import type { Account } from './account.ts';

/** How much flow a member may use in a month. Null is without limit. */
interface QuotaRecord {
  account: number;
  isForApplets: boolean;
  limit: number | null;
}

const quotasOf = part((world) =>
  world.store.collection<QuotaRecord>(
    'quotas',
    () => seedQuotas,
    ({ account, isForApplets }) => keyOf(account, isForApplets),
  ),
);

const keyOf = (account: number, isForApplets: boolean) => `${account}/${isForApplets ? 'applets' : 'all'}`;

const seedQuotas: readonly QuotaRecord[] = [
  { account: 5, isForApplets: false, limit: 80_000_000 },
  { account: 7, isForApplets: false, limit: 20_000_000 },
  { account: 3, isForApplets: true, limit: 15_000_000 },
];

export const quotaFor = (world: World, { id }: Account, isForApplets: boolean) => quotasOf(world).find(keyOf(id, isForApplets));

export const setQuota = (world: World, { id }: Account, isForApplets: boolean, limit: number | null) =>
  quotasOf(world).put({ account: id, isForApplets, limit });

/** The clicks of this month in what somebody sees: its apps and, of a channel person, its channels. */
export function usedBy(world: World, person: Account, isForApplets: boolean): number {
  const today = indexOf(world.now.day);
  const first = indexOf(monthOf(world).from);
  let clicks = 0;
  for (const app of world.appsOf(person).filter((one) => isApplet(one) === isForApplets)) {
    const { books } = world.promotionOf(app);
    for (const ad of books.ads) {
      if (ad.channel.weight === 0 || !(person.channels?.includes(ad.channel.id) ?? true)) continue;
      const source = books.source(ad);
      for (let day = Math.max(first, source.first); day <= Math.min(today, source.lastSpent); day++) clicks += arrivals(source, day).clicks;
    }
  }
  return clicks;
}

export function monthOf({ now }: World) {
  const from = `${now.day.slice(0, 8)}01`;
  const next = `${shifted(from, 31).slice(0, 8)}01`;
  return { from, to: shifted(next, -1) };
}
