import type { AdAccount, LinkedApp } from '#app/api/ad-accounts/shapes.ts';
import type { AppRecord } from '../apps/app.ts';
import { deskOf } from '../promotion/campaigns/desk.ts';
import { indexOf } from '../time/calendar.ts';
import type { World } from '../world.ts';
import { healthOf } from './accounts.ts';
import type { AdAccountRecord } from './ad-account.ts';

/** What an account has brought, by the campaigns that live on it. */
export interface Use {
  campaigns: number;
  /** Of yesterday, in fen. */
  cost: number;
}

/** All that the accounts of some apps were used for, added up in one go. */
export function usesIn(world: World, apps: readonly AppRecord[]): ReadonlyMap<number, Use> {
  const yesterday = indexOf(world.now.day) - 1;
  const uses = new Map<number, Use>();
  for (const app of apps) {
    const desk = deskOf(world, app);
    for (const campaign of desk.promotion.campaigns.all()) {
      if (campaign.isArchived || campaign.ends < yesterday) continue;
      const { account } = desk.settingsOf(campaign);
      if (account === null) continue;
      const use = uses.get(account) ?? { campaigns: 0, cost: 0 };
      uses.set(account, { campaigns: use.campaigns + 1, cost: use.cost + desk.recent.costOn(campaign, yesterday) });
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

export function accountShown(world: World, account: AdAccountRecord, use: Use | undefined): AdAccount {
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
    // Nothing is known of an account that has sent nothing yet.
    cost: updatedAt === null ? null : (use?.cost ?? 0) / 100,
    campaigns: use?.campaigns ?? 0,
  };
}
