import type { Channel } from '#app/api/channels/shapes.ts';
import type { AppRecord } from '../apps/app.ts';
import type { Account } from '../members/account.ts';
import type { World } from '../world.ts';
import type { CampaignRecord } from './campaign.ts';
import type { ChannelRecord } from './seed-channels.ts';

/** The main account whose data an account uses. Demo accounts use the first one. */
export const ownerOf = ({ isDemo, root }: Account) => (isDemo ? 1 : root);

/** The visible channels: those of the catalogue and those of the main account. Organic traffic is not a channel. */
export function channelsOf(world: World, caller: Account): readonly ChannelRecord[] {
  const owner = ownerOf(caller);
  return world.channels
    .all()
    .filter(({ id, isCustom, owner: by, weight }) => (isCustom ? by === owner : weight > 0) && (caller.channels?.includes(id) ?? true));
}

/** How many campaigns there are in each channel or group of an app. What was put away counts where it is asked for. */
export function campaignCounts(
  campaigns: readonly CampaignRecord[],
  { by = 'channel', withArchived = false }: { by?: 'channel' | 'group'; withArchived?: boolean } = {},
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const one of campaigns) if (withArchived || !one.isArchived) counts.set(one[by], (counts.get(one[by]) ?? 0) + 1);
  return counts;
}

/** The campaigns of a channel, in any app of its owner. */
export const campaignsOn = (world: World, owner: number, channel: number): CampaignRecord[] =>
  appsOf(world, owner).flatMap((app) =>
    world
      .promotionOf(app)
      .campaigns.all()
      .filter((one) => one.channel === channel),
  );

const appsOf = (world: World, owner: number): readonly AppRecord[] => world.apps.all().filter((app) => app.owner === owner);

export const toChannel = ({ id, name, isCustom, media, isEnabled, createdOn, note }: ChannelRecord, campaigns: number): Channel => ({
  id,
  name,
  kind: isCustom ? 'custom' : 'media',
  media: isCustom ? null : media,
  isEnabled,
  campaigns,
  createdOn: createdOn ?? null,
  note: note ?? null,
});
