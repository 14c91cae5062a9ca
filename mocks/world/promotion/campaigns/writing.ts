import type { CampaignDraft, CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { dayAt, indexOf } from '../../time/calendar.ts';
import type { CampaignRecord } from '../campaign.ts';
import { openEnd } from '../plan.ts';
import { shortLink } from '../tracking/link.ts';
import type { Desk } from './desk.ts';
import { campaignState } from './listing.ts';

/** A campaign as the form shows it. */
export function detailOf(desk: Desk, campaign: CampaignRecord): CampaignDetail {
  const { id, name, channel, group, starts, ends, isEnabled } = campaign;
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
    endsOn: ends >= openEnd ? null : dayAt(ends),
    link: desk.linkOf(campaign),
    shortLink: shortLink(id),
    isEnabled,
    state: campaignState(desk, campaign),
  };
}

/** Fields of a form as a record keeps them. Its channel, once chosen, stays: the books are kept by it. */
function kept({ name, channel, group, startsOn: _starts, endsOn, ...settings }: CampaignDraft) {
  return { name: name.trim(), channel, group: group ?? 0, ends: endsOn === null ? openEnd : indexOf(endsOn), settings };
}

/** Nobody has clicked on its link yet, so its books begin empty. */
export function create(desk: Desk, draft: CampaignDraft, createdBy: string): CampaignRecord {
  const { campaigns } = desk.promotion;
  const { day } = desk.world.now;
  return campaigns.put({
    ...kept(draft),
    id: Math.max(campaigns.nextId(), desk.app.id * 100_000 + 1),
    app: desk.app.id,
    starts: indexOf(draft.startsOn ?? day),
    level: 0,
    isEnabled: true,
    createdOn: day,
    createdBy,
  });
}

export function update(desk: Desk, campaign: CampaignRecord, draft: CampaignDraft): CampaignRecord {
  const isOpen = campaign.ends >= openEnd;
  const { ends, ...rest } = kept({ ...draft, channel: campaign.channel });
  // An end that has been in the books for long is not what a form without one means.
  const until = draft.endsOn === null && !isOpen ? campaign.ends : ends;
  return desk.promotion.campaigns.put({ ...campaign, ...rest, ends: until });
}
