import { missing } from '../../service/refusal.ts';
import { appChanged, appSeen, seesChannel, type Asking } from '../../service/access.ts';
import type { Account } from '../../world/people/account.ts';
import { deskOf, type Desk } from '../../world/promotion/campaigns/desk.ts';
import type { CampaignRecord } from '../../world/promotion/campaign.ts';

const campaignPage = 'campaign@manage';

export const deskSeen = (asking: Asking, app: number): Desk => deskOf(asking.world, appSeen(asking, app, campaignPage));

export const deskChanged = (asking: Asking, app: number): Desk => deskOf(asking.world, appChanged(asking, app, campaignPage));

/** The campaigns of the channels that somebody sees. */
export const campaignsSeen = ({ promotion }: Desk, caller: Account): readonly CampaignRecord[] =>
  caller.channels ? promotion.campaigns.all().filter(({ channel }) => seesChannel(caller, channel)) : promotion.campaigns.all();

export function campaignOf({ promotion }: Desk, caller: Account, id: number): CampaignRecord {
  const found = promotion.campaigns.find(id);
  if (!found || !seesChannel(caller, found.channel)) throw missing('推广活动');
  return found;
}
