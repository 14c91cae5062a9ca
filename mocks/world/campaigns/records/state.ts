import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import type { AdAccountRecord } from '../../ad-accounts/ad-account.ts';
import { daysUntil, healthOf } from '../../ad-accounts/accounts.ts';
import { hash } from '../../random.ts';
import { dayAt, indexOf } from '../../calendar.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord } from '../campaign.ts';
import { testClicksOf } from './testClicks.ts';
import type { RecentCounts } from './recent.ts';

export type CampaignState = Campaign['state'];

interface StateInput {
  world: World;
  recent: RecentCounts;
  /** The ad account whose authorization it uses. */
  account: () => AdAccountRecord | undefined;
}

/** Days to wait for the first click. */
const waitingDays = 7;

/** The state of a campaign today, from its settings, its account and its results. */
export function stateOf(campaign: CampaignRecord, { world, recent, account }: StateInput): CampaignState {
  if (campaign.isArchived) return 'archived';
  if (!campaign.isEnabled) return 'disabled';
  if (campaign.level === 0 && testClicksOf(world, campaign.id).count > 0) return 'running';
  if (campaign.level === 0) return daysUntil(world, createdOn(campaign)) > -waitingDays ? 'waiting' : 'unused';
  const { clicks } = recent.of(campaign);
  if (clicks === 0) return indexOf(world.now.day) - campaign.starts < waitingDays ? 'waiting' : 'silent';
  if (isBlocked(campaign)) return 'blocked';
  const lives = account();
  return lives && endingOn(world, lives) !== null ? 'ending' : 'running';
}

export const createdOn = ({ createdOn: given, starts }: CampaignRecord) => given ?? dayAt(starts);

/** Ad networks sometimes block a link, which then gets very few clicks. */
const isBlocked = ({ id, settings }: CampaignRecord) => !settings && hash('blocked', id) % 29 === 0;

/** The day on which the authorization of a campaign ends, if that is soon. */
export const endingOn = (world: World, account: AdAccountRecord): string | null =>
  healthOf(world, account) === 'ending' ? account.expiresOn : null;
