import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import type { AdAccountRecord } from '../../media/ad-account.ts';
import { daysUntil, healthOf } from '../../media/accounts.ts';
import { hash } from '../../random.ts';
import { dayAt, indexOf } from '../../time/calendar.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord } from '../campaign.ts';
import type { RecentCounts } from './recent.ts';

export type CampaignState = Campaign['state'];

interface Seen {
  world: World;
  recent: RecentCounts;
  /** Whose authorization it lives on. */
  account: () => AdAccountRecord | undefined;
}

/** After so many days without a first click nobody waits for it any more. */
const patience = 7;

/** What a campaign is like today, by what was done to it, by its account, and by what came of it. */
export function stateOf(campaign: CampaignRecord, { world, recent, account }: Seen): CampaignState {
  if (campaign.isArchived) return 'archived';
  if (!campaign.isEnabled) return 'disabled';
  if (campaign.level === 0) return daysUntil(world, createdOn(campaign)) > -patience ? 'waiting' : 'unused';
  const { clicks } = recent.of(campaign);
  if (clicks === 0) return indexOf(world.now.day) - campaign.starts < patience ? 'waiting' : 'silent';
  if (isBlocked(campaign)) return 'blocked';
  const lives = account();
  return lives && endingOn(world, lives) !== null ? 'ending' : 'running';
}

export const createdOn = ({ createdOn: said, starts }: CampaignRecord) => said ?? dayAt(starts);

/** Some media take down a link now and then, and its clicks then only trickle in. */
const isBlocked = ({ id, settings }: CampaignRecord) => !settings && hash('blocked', id) % 29 === 0;

/** The day on which what a campaign lives on ends, where that is near. */
export const endingOn = (world: World, account: AdAccountRecord): string | null =>
  healthOf(world, account) === 'ending' ? account.expiresOn : null;
