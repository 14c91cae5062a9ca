import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/ad-accounts/accounts.ts';
import type { AdAccountRecord } from '../../world/ad-accounts/ad-account.ts';
import { toAdAccount, usesIn } from '../../world/ad-accounts/toAdAccount.ts';
import { ownerOf } from '../../world/campaigns/channels.ts';

const page = 'channel@manage';

/** The accounts at media of a main account, for those who may see them (C-05). */
export function visibleAccounts({ world, caller }: RequestContext): readonly AdAccountRecord[] {
  requireView({ world, caller }, page);
  const owner = ownerOf(caller);
  return adAccountsOf(world)
    .all()
    .filter((one) => one.owner === owner);
}

export function requireVisibleAccount(asking: RequestContext, id: number): AdAccountRecord {
  const found = visibleAccounts(asking).find((one) => one.id === id);
  if (!found) throw missing('广告账户');
  return found;
}

export function requireEditableAccount(asking: RequestContext, id: number): AdAccountRecord {
  requireEdit(asking, page);
  return requireVisibleAccount(asking, id);
}

export const requireBinding = (asking: RequestContext) => requireEdit(asking, page);

/** Apps of others cannot be given to an account. */
export function ownApps({ world, caller }: RequestContext, apps: readonly number[]): readonly number[] {
  if (apps.some((id) => !world.mayOpen(caller, id))) throw badRequest('appIds');
  return [...new Set(apps)];
}

/** Accounts as they are shown, with what they were used for in the apps of the reader. */
export function adAccountMapper({ world, caller }: RequestContext): (account: AdAccountRecord) => AdAccount {
  const uses = usesIn(world, world.appsOf(caller));
  return (account) => toAdAccount(world, account, uses.get(account.id));
}
