import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { spellingOf } from '#app/lib/search/spelling.ts';
import { createdOn, endingOn, stateOf, type CampaignState } from './state.ts';
import { indexOf } from '../../calendar.ts';
import type { CampaignRecord, CampaignSettings } from '../campaign.ts';
import { authorOf } from '../names/seed-authors.ts';
import { shortLink } from '../trackingLink.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { lastChangeOf, revisionOf } from './history.ts';
import { testClicksOf } from './testClicks.ts';
import { subCampaignsOf } from './sub-campaigns.ts';

export interface CampaignQuery {
  state?: CampaignState | null | undefined;
  channels?: readonly number[] | null | undefined;
  groups?: readonly number[] | null | undefined;
  targets?: readonly CampaignSettings['target'][] | null | undefined;
  authors?: readonly string[] | null | undefined;
  lastClick?: 'today' | 'week' | 'older' | 'never' | null | undefined;
  isArchived?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

export const campaignState = (registry: CampaignRegistry, campaign: CampaignRecord): CampaignState =>
  stateOf(campaign, { world: registry.world, recent: registry.recent, account: () => registry.accountOf(campaign) });

/** The visible campaigns that match a request, in its order. */
export function chosen(
  registry: CampaignRegistry,
  seen: readonly CampaignRecord[],
  { state, channels, groups, targets, authors, lastClick, isArchived, search, sort, order }: CampaignQuery,
) {
  const wanted = search?.trim().toLowerCase() ?? '';
  const isSpelt = spellingOf(wanted);
  // Archived campaigns are listed only on request.
  const archived = isArchived ?? state === 'archived';
  const found = seen.filter(
    (one) =>
      (one.isArchived ?? false) === archived &&
      (!channels?.length || channels.includes(one.channel)) &&
      (!groups?.length || groups.includes(one.group)) &&
      (!targets?.length || targets.includes(registry.settingsOf(one).target)) &&
      (!authors?.length || authors.includes(authorIn(registry, one) ?? '')) &&
      (!lastClick || lastClickWas(registry, one) === lastClick) &&
      (!wanted || wordsOf(registry, one).includes(wanted) || isSpelt?.(one.name)) &&
      (!state || campaignState(registry, one) === state),
  );
  return sort ? sorted(registry, found, sort, order === 'asc' ? 1 : -1) : found;
}

export const authorIn = ({ app }: CampaignRegistry, { id, createdBy }: CampaignRecord): string | null =>
  createdBy ?? authorOf(app.owner, id);

/** By day: the last one with a click. */
function lastClickWas({ world, recent }: CampaignRegistry, campaign: CampaignRecord): CampaignQuery['lastClick'] {
  const at = testClicksOf(world, campaign.id).last ?? recent.lastClickAt(campaign);
  if (at === null) return 'never';
  const age = indexOf(world.now.day) - indexOf(at.slice(0, 10));
  return age === 0 ? 'today' : age < 7 ? 'week' : 'older';
}

const words = new WeakMap<CampaignRecord, string>();

/** All that can be searched: names, the link with its parameters and macros, where it leads. */
function wordsOf(registry: CampaignRegistry, campaign: CampaignRecord): string {
  const known = words.get(campaign);
  if (known !== undefined) return known;
  const { url, deepLink, macros, parameters } = registry.settingsOf(campaign);
  const channel = registry.channelOf(campaign)?.name ?? '';
  const group = registry.groupOf(campaign)?.name ?? '';
  let said = `${campaign.id}\n${campaign.name}\n${channel}\n${group}\n${shortLink(campaign.id)}\n${url ?? ''}\n${deepLink ?? ''}`;
  for (const { key, value } of parameters) said += `\n${key}=${value}`;
  for (const macro of macros) said += `\n${macro}`;
  const made = said.toLowerCase();
  words.set(campaign, made);
  return made;
}

function sorted(registry: CampaignRegistry, found: readonly CampaignRecord[], by: string, turn: 1 | -1): CampaignRecord[] {
  const keyed = found.map((campaign) => ({ campaign, key: keyOf(registry, campaign, by) }));
  keyed.sort((a, b) => turn * (Number(a.key > b.key) - Number(a.key < b.key)) || a.campaign.id - b.campaign.id);
  return keyed.map(({ campaign }) => campaign);
}

function keyOf(registry: CampaignRegistry, campaign: CampaignRecord, by: string): string | number {
  switch (by) {
    case 'clicks':
    case 'clicks7':
      return registry.recent.of(campaign).clicks;
    case 'installs':
    case 'installs7':
      return registry.recent.of(campaign).installs;
    case 'channel':
    case 'channelName':
      return registry.channelOf(campaign)?.name ?? '';
    case 'group':
    case 'groupName':
      return registry.groupOf(campaign)?.name ?? '';
    case 'state':
    case 'status':
      return campaignState(registry, campaign);
    case 'createdOn':
    case 'date':
      return createdOn(campaign);
    case 'lastClickAt':
    case 'lastClickTime':
      return registry.recent.lastClickAt(campaign) ?? '';
    case 'name':
      return campaign.name;
    default:
      return campaign.id;
  }
}

/** A campaign as a list shows it. */
export function rowOf(registry: CampaignRegistry, campaign: CampaignRecord): Campaign {
  const state = campaignState(registry, campaign);
  const account = state === 'ending' ? registry.accountOf(campaign) : undefined;
  const tested = testClicksOf(registry.world, campaign.id);
  const isNew = campaign.level === 0 && tested.count === 0;
  const { clicks, installs } = registry.recent.of(campaign);
  const settings = registry.settingsOf(campaign);
  return {
    id: campaign.id,
    name: campaign.name,
    channel: campaign.channel,
    channelName: registry.channelOf(campaign)?.name ?? '',
    group: campaign.group || null,
    groupName: registry.groupOf(campaign)?.name ?? null,
    link: registry.linkOf(campaign),
    shortLink: shortLink(campaign.id),
    state,
    isEnabled: campaign.isEnabled,
    isArchived: campaign.isArchived ?? false,
    // A campaign without a first click differs from one that gets no more clicks.
    clicks: isNew ? null : clicks,
    installs: isNew ? null : installs,
    course: registry.recent.courseOf(campaign),
    target: settings.target,
    url: settings.url,
    deepLink: settings.deepLink,
    clickWindow: settings.clickWindow,
    viewWindow: settings.viewWindow,
    callbackEvents: settings.callbackEvents && [...settings.callbackEvents],
    lastClickAt: tested.last ?? registry.recent.lastClickAt(campaign),
    subCampaigns: subCampaignsOf(registry.world, registry.app.id).filter(({ campaign: id }) => id === campaign.id).length,
    createdOn: createdOn(campaign),
    createdBy: authorIn(registry, campaign),
    endsOn: account ? endingOn(registry.world, account) : null,
    revision: revisionOf(lastChangeOf(registry.world, `campaign ${campaign.id}`)),
  };
}
