import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { subParameters } from '#app/lib/links/subLevels.ts';
import { share } from '../../random.ts';
import { part } from '../../state/part.ts';
import type { Collection } from '../../state/collection.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord } from '../campaign.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { lastChangeOf, revisionOf } from './history.ts';

export interface SubCampaignRecord {
  id: number;
  campaign: number;
  name: string;
  value: string;
  /** Those of its campaign where it has none. */
  url?: string | null;
  deepLink?: string | null;
  isEnabled: boolean;
  /** Which of the values of its campaign it is. None yet where it is new: nobody has clicked on its link. */
  place: number | null;
  /** The days on which it was disabled, the last one still open. */
  pauses?: readonly { from: number; until: number | null }[];
}

const known = part(() => new Map<number, Collection<SubCampaignRecord>>());

export function subCampaignBook(world: World, app: number): Collection<SubCampaignRecord> {
  const found =
    known(world).get(app) ??
    world.store.collection<SubCampaignRecord>(
      `sub-campaigns of ${app}`,
      () => seed(world, app),
      ({ id }) => id,
    );
  known(world).set(app, found);
  return found;
}

export const subCampaignsOf = (world: World, app: number) => subCampaignBook(world, app).all();

const names = ['主播 A', '主播 B', '门店 01', '门店 02', '素材横版', '素材竖版'] as const;

/** Some of the first campaigns are counted in parts. */
function seed(world: World, app: number): SubCampaignRecord[] {
  const record = world.apps.find(app);
  const campaigns = record ? world.promotionOf(record).campaigns.all().slice(0, 60) : [];
  return campaigns
    .filter(({ level, id }) => level > 0 && id % 4 === 1)
    .flatMap(({ id }) =>
      names
        .slice(0, 2 + (id % 3))
        .map((name, index) => ({ id: id * 10 + index, campaign: id, name, value: `sub_${index + 1}`, isEnabled: true, place: index })),
    );
}

/** The clicks of a day carry the value of a sub-campaign in these shares; what is left carried none. */
const shares = [0.34, 0.22, 0.16, 0.11, 0.08];

const sumUntil = (place: number) => shares.slice(0, place).reduce((sum, one) => sum + one, 0);

/** Which of so many carry the value. Every one of them has one value at most, so the parts are never more than the whole. */
function carrying(count: number, place: number, chance: number): number {
  const before = (share: number) => Math.min(count, Math.floor(count * share + chance));
  return before(sumUntil(place + 1)) - before(sumUntil(place));
}

/** Counted day by day: seven days are the sum of their days, and a day on which it was disabled counts for the campaign alone. */
export function countsOf(registry: CampaignRegistry, { id, place, pauses = [] }: SubCampaignRecord, campaign: CampaignRecord) {
  const total = { clicks: 0, installs: 0 };
  if (place === null) return total;
  for (const { day, clicks, installs } of registry.recent.daysOf(campaign)) {
    if (pauses.some(({ from, until }) => day >= from && (until === null || day < until))) continue;
    const chance = share('sub-campaign', Math.floor(id / 10), day);
    const own = carrying(clicks, place, chance);
    total.clicks += own;
    total.installs += Math.min(own, carrying(installs, place, chance));
  }
  return total;
}

export function subCampaignOf(registry: CampaignRegistry, sub: SubCampaignRecord, campaign: CampaignRecord): SubCampaign {
  const { place, url = null, deepLink = null, pauses: _pauses, ...record } = sub;
  const { clicks, installs } = countsOf(registry, sub, campaign);
  const link = registry.linkOf(campaign);
  const own = subParameters(sub.value).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  return {
    ...record,
    url,
    deepLink,
    campaignName: campaign.name,
    revision: revisionOf(lastChangeOf(registry.world, `sub-campaign ${registry.app.id} ${sub.id}`)),
    link: `${link}${link.includes('?') ? '&' : '?'}${own.join('&')}`,
    clicks: place === null ? null : clicks,
    installs: place === null ? null : installs,
  };
}
