import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { createdOn, endingOn, stateOf, type CampaignState } from './state.ts';
import type { CampaignRecord } from '../campaign.ts';
import { authorOf } from '../seed-authors.ts';
import { shortLink } from '../tracking/link.ts';
import type { Desk } from './desk.ts';
import { subCampaignsOf } from './parts.ts';

export interface Asked {
  state?: CampaignState | null | undefined;
  channels?: readonly number[] | null | undefined;
  groups?: readonly number[] | null | undefined;
  isArchived?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

export const campaignState = (desk: Desk, campaign: CampaignRecord): CampaignState =>
  stateOf(campaign, { world: desk.world, recent: desk.recent, account: () => desk.accountOf(campaign) });

/** The campaigns that somebody asks for among those that he may see, in the order that he asks for. */
export function chosen(desk: Desk, seen: readonly CampaignRecord[], { state, channels, groups, isArchived, search, sort, order }: Asked) {
  const wanted = search?.trim().toLowerCase() ?? '';
  // Those that were put away are asked for as such.
  const archived = isArchived ?? state === 'archived';
  const found = seen.filter(
    (one) =>
      (one.isArchived ?? false) === archived &&
      (!channels?.length || channels.includes(one.channel)) &&
      (!groups?.length || groups.includes(one.group)) &&
      (!wanted || wordsOf(desk, one).includes(wanted)) &&
      (!state || campaignState(desk, one) === state),
  );
  return sort ? sorted(desk, found, sort, order === 'asc' ? 1 : -1) : found;
}

const words = new WeakMap<CampaignRecord, string>();

/** All that can be searched: names, the link with its parameters and macros, where it leads. */
function wordsOf(desk: Desk, campaign: CampaignRecord): string {
  const known = words.get(campaign);
  if (known !== undefined) return known;
  const { url, deepLink, macros, parameters } = desk.settingsOf(campaign);
  const channel = desk.channelOf(campaign)?.name ?? '';
  const group = desk.groupOf(campaign)?.name ?? '';
  let said = `${campaign.id}\n${campaign.name}\n${channel}\n${group}\n${shortLink(campaign.id)}\n${url ?? ''}\n${deepLink ?? ''}`;
  for (const { key, value } of parameters) said += `\n${key}=${value}`;
  for (const macro of macros) said += `\n${macro}`;
  const made = said.toLowerCase();
  words.set(campaign, made);
  return made;
}

function sorted(desk: Desk, found: readonly CampaignRecord[], by: string, turn: 1 | -1): CampaignRecord[] {
  const keyed = found.map((campaign) => ({ campaign, key: keyOf(desk, campaign, by) }));
  keyed.sort((a, b) => turn * (Number(a.key > b.key) - Number(a.key < b.key)) || a.campaign.id - b.campaign.id);
  return keyed.map(({ campaign }) => campaign);
}

function keyOf(desk: Desk, campaign: CampaignRecord, by: string): string | number {
  switch (by) {
    case 'clicks':
    case 'clicks7':
      return desk.recent.of(campaign).clicks;
    case 'installs':
    case 'installs7':
      return desk.recent.of(campaign).installs;
    case 'channel':
    case 'channelName':
      return desk.channelOf(campaign)?.name ?? '';
    case 'group':
    case 'groupName':
      return desk.groupOf(campaign)?.name ?? '';
    case 'state':
    case 'status':
      return campaignState(desk, campaign);
    case 'createdOn':
    case 'date':
      return createdOn(campaign);
    case 'lastClickAt':
    case 'lastClickTime':
      return desk.recent.lastClickAt(campaign) ?? '';
    case 'name':
      return campaign.name;
    default:
      return campaign.id;
  }
}

/** A campaign as a list shows it. */
export function rowOf(desk: Desk, campaign: CampaignRecord): Campaign {
  const state = campaignState(desk, campaign);
  const account = state === 'ending' ? desk.accountOf(campaign) : undefined;
  const isNew = campaign.level === 0;
  const { clicks, installs } = desk.recent.of(campaign);
  return {
    id: campaign.id,
    name: campaign.name,
    channel: campaign.channel,
    channelName: desk.channelOf(campaign)?.name ?? '',
    group: campaign.group || null,
    groupName: desk.groupOf(campaign)?.name ?? null,
    link: desk.linkOf(campaign),
    shortLink: shortLink(campaign.id),
    state,
    isEnabled: campaign.isEnabled,
    isArchived: campaign.isArchived ?? false,
    // Nobody has clicked yet: that is not the same as nobody any more.
    clicks: isNew ? null : clicks,
    installs: isNew ? null : installs,
    lastClickAt: desk.recent.lastClickAt(campaign),
    subCampaigns: subCampaignsOf(desk.world, desk.app.id).filter(({ campaign: id }) => id === campaign.id).length,
    createdOn: createdOn(campaign),
    createdBy: campaign.createdBy ?? authorOf(desk.app.owner, campaign.id),
    endsOn: account ? endingOn(desk.world, account) : null,
  };
}
