import { missing } from '../../service/refusal.ts';
import { requireEditableApp, requireVisibleApp, seesChannel, type RequestContext } from '../../service/access.ts';
import type { Account } from '../../world/members/account.ts';
import { registryOf, type CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import type { CampaignRecord } from '../../world/campaigns/campaign.ts';

const campaignPage = 'campaign@manage';

export const requireVisibleRegistry = (asking: RequestContext, app: number): CampaignRegistry =>
  registryOf(asking.world, requireVisibleApp(asking, app, campaignPage));

export const requireEditableRegistry = (asking: RequestContext, app: number): CampaignRegistry =>
  registryOf(asking.world, requireEditableApp(asking, app, campaignPage));

/** The campaigns of the channels that somebody sees. */
export const visibleCampaigns = ({ promotion }: CampaignRegistry, caller: Account): readonly CampaignRecord[] =>
  caller.channels ? promotion.campaigns.all().filter(({ channel }) => seesChannel(caller, channel)) : promotion.campaigns.all();

export function campaignOf({ promotion }: CampaignRegistry, caller: Account, id: number): CampaignRecord {
  const found = promotion.campaigns.find(id);
  if (!found || !seesChannel(caller, found.channel)) throw missing('推广活动');
  return found;
}
