import type { Day } from '#design-system';
import type { Callback } from '#app/api/callbacks.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { App } from '#app/api/apps/shapes.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import type { CampaignDraft, Macro } from '#app/api/ours/campaigns/shapes.ts';
import type { Package } from '#app/api/ours/links/packages.ts';

/** `denied`: the reader may not see it. `unknown`: it has not come, or it failed. Both are said, and never taken for fine. */
export type Fact<Value> = Value | 'unknown' | 'denied';

/** All that is known about a campaign before money is spent on it. */
export interface PreflightFacts {
  draft: CampaignDraft;
  today: Day;
  app: Pick<App, 'name' | 'platform' | 'expiresOn' | 'isFlowSpent' | 'appkey'>;
  channel: Fact<Pick<Channel, 'name' | 'media' | 'isEnabled'> | null>;
  group: Fact<{ name: string } | null>;
  macros: Fact<readonly Macro[]>;
  isNameFree: Fact<boolean>;
  naming: Fact<NamingRule | null>;
  account: Fact<Pick<AdAccount, 'alias' | 'state' | 'expiresOn' | 'problem'> | null>;
  /** Whether the channel has accounts that the app takes data from. */
  hasAccounts: boolean;
  callbacks: Fact<readonly Pick<Callback, 'appkey' | 'media' | 'isOn' | 'events'>[]>;
  volume: Fact<{ left: number | null; perDay: number }>;
  /** Whether a base package was uploaded, and since when. */
  basePackage: Fact<{ version: string } | null>;
  /** The packages of the channel. */
  packages: Fact<readonly Pick<Package, 'id' | 'state'>[]>;
}

export type Fix = 'channel' | 'goal' | 'name' | 'account' | 'credentials' | 'callback' | 'package' | 'channelPackage' | 'volume' | 'plan';

export interface Finding {
  code: string;
  level: 'stop' | 'warn' | 'wait' | 'pass';
  values: Readonly<Record<string, string | number>>;
  /** The step or the page where it is fixed. */
  fix: Fix | null;
}

export const finding = (code: string, level: Finding['level'], fix: Fix | null = null, values: Finding['values'] = {}): Finding => ({
  code,
  level,
  values,
  fix,
});

export const isKnown = <Value>(fact: Fact<Value>): fact is Value => fact !== 'unknown' && fact !== 'denied';

/** What could not be checked waits: it is neither fine nor wrong. */
export const unchecked = (what: string, fact: 'unknown' | 'denied'): Finding => finding(`${what}Unchecked`, 'wait', null, { why: fact });
