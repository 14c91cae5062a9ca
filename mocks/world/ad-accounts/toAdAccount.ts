import type { AdAccount, LinkedApp } from '#app/api/ad-accounts/shapes.ts';
import type { AppRecord } from '../apps/app.ts';
import { registryOf } from '../campaigns/records/campaignRegistry.ts';
import { indexOf } from '../calendar.ts';
import type { World } from '../world.ts';
import { healthOf } from './accounts.ts';
import type { AdAccountRecord } from './ad-account.ts';

/** The results of an account, from the campaigns that use it. */
export interface Use {
  campaigns: number;
  /** Of yesterday, in fen. */
  cost: number;
}

/** The use of all accounts in some apps, computed together. */
export function usesIn(world: World, apps: readonly AppRecord[]): ReadonlyMap<number, Use> {
  const yesterday = indexOf(world.now.day) - 1;
  const uses = new Map<number, Use>();
  for (const app of apps) {
    const registry = registryOf(world, app);
    for (const campaign of registry.promotion.campaigns.all()) {
      if (campaign.isArchived || campaign.ends < yesterday) continue;
      const { account } = registry.settingsOf(campaign);
      if (account === null) continue;
      const use = uses.get(account) ?? { campaigns: 0, cost: 0 };
      uses.set(account, { campaigns: use.campaigns + 1, cost: use.cost + registry.recent.costOn(campaign, yesterday) });
    }
  }
  return uses;
}

export function linkedApps(world: World, ids: readonly number[]): LinkedApp[] {
  return ids.flatMap((id) => {
    const app = world.apps.find(id);
    return app ? { app: app.id, name: app.name, platform: app.platform } : [];
  });
}

export function toAdAccount(world: World, account: AdAccountRecord, use: Use | undefined): AdAccount {
  const { id, media, alias, cid, company, problem, problemSince, startsOn, updatedAt, expiresOn, authorizedBy, boundBy, parent } = account;
  return {
    id,
    media,
    alias,
    cid,
    company,
    problem,
    problemSince,
    startsOn,
    updatedAt,
    expiresOn,
    authorizedBy,
    boundBy,
    parent,
    state: healthOf(world, account),
    apps: linkedApps(world, account.apps),
    gives: [...account.gives],
    credentials: account.credentials
      ? { savedOn: account.credentials.since, fingerprint: account.credentials.fingerprint.slice(-4) }
      : null,
    sites: [...(account.sites ?? [])],
    // Nothing is known of an account that has sent nothing yet.
    cost: updatedAt === null ? null : (use?.cost ?? 0) / 100,
    campaigns: use?.campaigns ?? 0,
  };
}
