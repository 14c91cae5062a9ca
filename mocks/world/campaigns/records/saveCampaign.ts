import type { CampaignDraft, CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { dayAt, indexOf } from '../../calendar.ts';
import type { CampaignRecord } from '../campaign.ts';
import { openEnd } from '../plan.ts';
import { shortLink } from '../trackingLink.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { lastChangeOf, recordCampaign, recordMember, revisionOf, type Source } from './history.ts';
import { campaignState } from './listing.ts';

/** A campaign as the form shows it. */
export function detailOf(registry: CampaignRegistry, campaign: CampaignRecord): CampaignDetail {
  const { id, name, channel, group, starts, ends, isEnabled, endsOn } = campaign;
  const { macros, parameters, ...settings } = registry.settingsOf(campaign);
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
    link: registry.linkOf(campaign),
    shortLink: shortLink(id),
    isEnabled,
    state: campaignState(registry, campaign),
    revision: revisionOf(lastChangeOf(registry.world, `campaign ${id}`)),
  };
}

/** Converts the fields of the form for a record. */
function toSettings({ name, channel: _channel, group, startsOn: _startsOn, endsOn, ...settings }: CampaignDraft) {
  return { name: name.trim(), group: group ?? 0, endsOn, settings };
}

/** What a form makes of a campaign. The days of one with facts cannot change. */
export const savedAs = (campaign: CampaignRecord, draft: CampaignDraft): Partial<CampaignRecord> => ({
  ...toSettings(draft),
  starts: campaign.level > 0 || draft.startsOn === null ? campaign.starts : indexOf(draft.startsOn),
});

/** A new campaign has no clicks and no facts. */
export function createCampaign(
  registry: CampaignRegistry,
  draft: CampaignDraft,
  { by: createdBy, from }: { by: string; from: Source['from'] },
): CampaignRecord {
  const { campaigns } = registry.promotion;
  const { day } = registry.world.now;
  const made = campaigns.put({
    ...toSettings(draft),
    id: Math.max(campaigns.nextId(), registry.app.id * 100_000 + 1),
    app: registry.app.id,
    channel: draft.channel,
    starts: indexOf(draft.startsOn ?? day),
    ends: openEnd,
    level: 0,
    isEnabled: true,
    createdOn: day,
    createdBy,
  });
  recordMember(registry.world, made, { before: null, after: made.name }, { by: createdBy, from });
  return made;
}

/** Every change is written down with who made it. */
export function changeCampaign(
  registry: CampaignRegistry,
  campaign: CampaignRecord,
  to: Partial<CampaignRecord>,
  source: Source,
): CampaignRecord {
  const before = detailOf(registry, campaign);
  const after = registry.promotion.campaigns.put({ ...campaign, ...to });
  recordCampaign(registry.world, registry.app.id, { before, after: detailOf(registry, after) }, source);
  return after;
}
