import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Asking } from '../../service/access.ts';
import { mustEdit, mustView } from '../../service/judge.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/media/accounts.ts';
import type { AdAccountRecord } from '../../world/media/ad-account.ts';
import { accountShown, usesIn } from '../../world/media/shown.ts';
import { ownerOf } from '../../world/promotion/channels.ts';

const page = 'channel@manage';

/** The accounts at media of a main account, for those who may see them (C-05). */
export function accountsSeen({ world, caller }: Asking): readonly AdAccountRecord[] {
  mustView({ world, caller }, page);
  const owner = ownerOf(caller);
  return adAccountsOf(world)
    .all()
    .filter((one) => one.owner === owner);
}

export function accountSeen(asking: Asking, id: number): AdAccountRecord {
  const found = accountsSeen(asking).find((one) => one.id === id);
  if (!found) throw missing('广告账户');
  return found;
}

export function accountChanged(asking: Asking, id: number): AdAccountRecord {
  mustEdit(asking, page);
  return accountSeen(asking, id);
}

export const mustBind = (asking: Asking) => mustEdit(asking, page);

/** Apps of others cannot be given to an account. */
export function ownApps({ world, caller }: Asking, apps: readonly number[]): readonly number[] {
  if (apps.some((id) => !world.mayOpen(caller, id))) throw badRequest('appIds');
  return [...new Set(apps)];
}

/** Accounts as they are shown, with what they were used for in the apps of the reader. */
export function shownTo({ world, caller }: Asking): (account: AdAccountRecord) => AdAccount {
  const uses = usesIn(world, world.appsOf(caller));
  return (account) => accountShown(world, account, uses.get(account.id));
}
