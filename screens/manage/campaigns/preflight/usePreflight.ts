import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { callbacks as callbackCalls } from '#app/api/callbacks.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { campaignNameCheck } from '#app/api/campaigns/findCampaigns.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { flow } from '#app/api/account/flow.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { Fact, PreflightFacts } from './facts.ts';
import { callbackOf, preflight } from './preflight.ts';

/** What has come, or that it has not. */
const factOf = <Data, Value>({ data }: Pick<UseQueryResult<Data>, 'data'>, of: (data: Data) => Value): Fact<Value> =>
  data === undefined ? 'unknown' : of(data);

/** A channel has a handful. */
const mostPackages = 100;

interface Given {
  draft: CampaignDraft;
  /** Its own name is not taken by itself. */
  ownName?: string;
}

/** Collects what is known about a campaign and checks it. What the reader may not see is not asked for. */
export function usePreflight({ draft, ownName }: Given) {
  const app = useApp();
  const maySeeAccounts = useMay('view channel@manage');
  const maySeeCallbacks = useMay('view dataCallback@manage');
  const maySeeVolume = useMay('view data volume');
  const channels = useQuery(channelCalls.all({ app: app.id }));
  const channel = channels.data?.find(({ id }) => id === draft.channel) ?? null;
  const media = channel?.media ?? null;
  const name = draft.name.trim();
  const isBuilt = draft.target === 'package' && draft.url === null;
  const isOwnName = name === '' || name === ownName;
  const [macros, names, naming, accounts, callbacks, usage, forecast, base, packages, groups] = useQueries({
    queries: [
      { ...ours.campaigns.macros({ app: app.id, media: media ?? '' }), enabled: media !== null },
      { ...campaignNameCheck({ app: app.id, name }), enabled: !isOwnName },
      ours.campaignInfo.naming({ app: app.id }),
      { ...adAccounts.media(), enabled: maySeeAccounts },
      { ...callbackCalls.all(), enabled: maySeeCallbacks },
      { ...flow.usage(), enabled: maySeeVolume },
      { ...ours.ourAccount.forecast(), enabled: maySeeVolume },
      { ...ours.packages.base({ app: app.id }), enabled: isBuilt },
      { ...ours.packages.page({ app: app.id, channel: draft.channel, size: mostPackages }), enabled: isBuilt && channel !== null },
      campaignChoices.groups({ app: app.id }),
    ],
  });
  const own = accounts.data?.find(({ key }) => key === media)?.accounts.filter(({ apps }) => apps.some((one) => one.app === app.id)) ?? [];
  const volume = usage.data && forecast.data ? { usage: usage.data, perDay: forecast.data.perDay } : undefined;
  const facts: PreflightFacts = {
    draft,
    today: reportToday(),
    app,
    channel: factOf(channels, () => channel),
    group: draft.group === null ? null : factOf(groups, (all) => all.find(({ id }) => id === draft.group) ?? null),
    macros: media === null ? (channels.data ? [] : 'unknown') : factOf(macros, (all) => all),
    isNameFree: isOwnName ? true : factOf(names, ({ isFree }) => isFree),
    naming: factOf(naming, (rule) => rule),
    account: maySeeAccounts ? factOf(accounts, () => own.find(({ id }) => id === draft.account) ?? null) : 'denied',
    hasAccounts: own.length > 0,
    callbacks: maySeeCallbacks ? factOf(callbacks, (all) => all) : 'denied',
    volume: !maySeeVolume ? 'denied' : volume ? { left: leftOf(volume.usage), perDay: volume.perDay } : 'unknown',
    basePackage: factOf(base, (found) => found),
    packages: factOf(packages, ({ rows }) => rows),
  };
  const all = [channels, macros, names, naming, accounts, callbacks, usage, forecast, base, packages, groups];
  return {
    findings: preflight(facts),
    macros: macros.data ?? [],
    media,
    channels: channels.data ?? [],
    accounts: own,
    naming: naming.data ?? null,
    /** What the callback of its channel sends. */
    sent: callbacks.data && media !== null ? (callbackOf(callbacks.data, app.appkey, media)?.events ?? []) : null,
    channel,
    group: groups.data?.find(({ id }) => id === draft.group) ?? null,
    /** What did not come is said, and asked for once more. */
    asked: all,
    isChecking: all.some(({ isFetching }) => isFetching),
    again: () => void Promise.all(all.map(async (one) => (one.isEnabled ? one.refetch() : one))),
  };
}

export type Preflight = ReturnType<typeof usePreflight>;

/** A limit of -1 is none. */
const leftOf = ({ trackLimit, trackUsed }: { trackLimit: number; trackUsed: number }) =>
  trackLimit < 0 ? null : Math.max(0, trackLimit - trackUsed);
