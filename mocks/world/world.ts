import type { AppRecord } from './apps/app.ts';
import { demoApps, manyApps } from './apps/seed.ts';
import type { Account, Session } from './members/account.ts';
import { seedAccounts } from './members/seed.ts';
import { createPromotions } from './campaigns/promotion.ts';
import { adChannels, customChannels, natural, type ChannelRecord } from './campaigns/seed-channels.ts';
import { gapsOf } from './facts/gaps/gaps.ts';
import { predictableSecrets, type Secrets } from './secrets.ts';
import { Store, type Saved } from './state/store.ts';
import type { Now } from './calendar.ts';

export interface WorldOptions {
  now: Now;
  /** What an earlier run of it has saved. */
  saved?: Saved;
  onChange?: () => void;
  /** Campaigns in the largest app. */
  campaigns?: number;
  /** Of the main account. */
  apps?: number;
  hasLongNames?: boolean;
  /** On some days of one app nothing was received, or an ad account gave nothing. */
  hasGaps?: boolean;
  /** As a service that knows only the specification: people of several days are those of each day added up. */
  addsPeopleUp?: boolean;
  secrets?: Secrets;
}

/** All data of the service: accounts, what they own, and their history. Everything else is derived. */
export function createWorld({
  now,
  saved,
  onChange,
  campaigns = 300,
  apps: appCount = 0,
  hasLongNames = false,
  hasGaps = false,
  addsPeopleUp = false,
  secrets = predictableSecrets,
}: WorldOptions) {
  const store = new Store(saved, onChange);
  const accounts = store.collection<Account>(
    'accounts',
    () => seedAccounts(now.day),
    ({ id }) => id,
  );
  const sessions = store.collection<Session>(
    'sessions',
    () => [],
    ({ token }) => token,
  );
  const apps = store.collection<AppRecord>(
    'apps',
    () => [...demoApps, ...manyApps(appCount, hasLongNames)],
    ({ id }) => id,
  );
  const channels = store.collection<ChannelRecord>(
    'channels',
    () => [natural, ...adChannels, ...customChannels],
    ({ id }) => id,
  );

  const gaps = (app: number) => gapsOf(now, app, hasGaps);
  const ownerOf = (account: Account) => (account.isDemo ? 1 : account.root);
  return {
    now,
    store,
    secrets,
    accounts,
    sessions,
    apps,
    channels,
    promotionOf: createPromotions({ store, now, campaigns, hasLongNames, gapsOf: gaps }),
    gapsOf: gaps,
    addsPeopleUp,

    callerOf(token: string | null): Account | null {
      const session = token === null ? undefined : sessions.find(secrets.digest(token));
      const account = session && accounts.find(session.account);
      return account && account.status !== 0 ? account : null;
    },

    /** The apps that a member may open: those of its main account that were granted to it. */
    appsOf(account: Account): readonly AppRecord[] {
      return apps.all().filter(({ id, owner }) => owner === ownerOf(account) && (account.apps?.includes(id) ?? true));
    },

    mayOpen(account: Account, app: number): boolean {
      const found = apps.find(app);
      return found !== undefined && !found.isExpired && found.owner === ownerOf(account) && (account.apps?.includes(app) ?? true);
    },

    save: () => store.save(),
  };
}

export type World = ReturnType<typeof createWorld>;
