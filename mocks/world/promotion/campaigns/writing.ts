import type { CampaignDraft, CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { dayAt, indexOf } from '../../time/calendar.ts';
import type { CampaignRecord } from '../campaign.ts';
import { openEnd } from '../plan.ts';
import { shortLink } from '../tracking/link.ts';
import type { Desk } from './desk.ts';
import { campaignState } from './listing.ts';

/** A campaign as the form shows it. */
export function detailOf(desk: Desk, campaign: CampaignRecord): CampaignDetail {
  const { id, name, channel, group, starts, ends, isEnabled, endsOn } = campaign;
  const { macros, parameters, ...settings } = desk.settingsOf(campaign);
  return {
    ...settings,
    id,
    name,
    channel,
    group: group || null,
    macros: [...macros],
    parameters: [...parameters],
    startsOn: dayAt(starts),
    endsOn: endsOn === undefined && ends < openEnd ? dayAt(ends) : (endsOn ?? null),
    link: desk.linkOf(campaign),
    shortLink: shortLink(id),
    isEnabled,
    state: campaignState(desk, campaign),
  };
}

/** Fields of a form as a record keeps them. */
function kept({ name, channel: _channel, group, startsOn: _startsOn, endsOn, ...settings }: CampaignDraft) {
  return { name: name.trim(), group: group ?? 0, endsOn, settings };
}

/** Nobody has clicked on its link yet, so its books begin empty. */
export function create(desk: Desk, draft: CampaignDraft, createdBy: string): CampaignRecord {
  const { campaigns } = desk.promotion;
  const { day } = desk.world.now;
  return campaigns.put({
    ...kept(draft),
    id: Math.max(campaigns.nextId(), desk.app.id * 100_000 + 1),
    app: desk.app.id,
    channel: draft.channel,
    starts: indexOf(draft.startsOn ?? day),
    ends: openEnd,
    level: 0,
    isEnabled: true,
    createdOn: day,
    createdBy,
  });
}

/** The days of what has people in the books stay as they are. */
export const update = (desk: Desk, campaign: CampaignRecord, draft: CampaignDraft): CampaignRecord =>
  desk.promotion.campaigns.put({
    ...campaign,
    ...kept(draft),
    starts: campaign.level > 0 || draft.startsOn === null ? campaign.starts : indexOf(draft.startsOn),
  });
