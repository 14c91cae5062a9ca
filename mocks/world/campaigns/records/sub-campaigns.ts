import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { subParameters } from '#app/lib/links/subLevels.ts';
import { part } from '../../state/part.ts';
import type { Collection } from '../../state/collection.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord } from '../campaign.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';

export interface SubCampaignRecord {
  id: number;
  campaign: number;
  name: string;
  value: string;
  /** Those of its campaign where it has none. */
  url?: string | null;
  deepLink?: string | null;
  isEnabled: boolean;
  /** Which of the shares of its campaign it has. None yet where it is new. */
  place: number | null;
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

/** Each part has its share of its campaign, and what is left came without naming one. */
const shares = [0.34, 0.22, 0.16, 0.11, 0.08];

export function subCampaignOf(registry: CampaignRegistry, sub: SubCampaignRecord, campaign: CampaignRecord): SubCampaign {
  const { place, url = null, deepLink = null, ...record } = sub;
  const share = place === null ? 0 : (shares[place] ?? 0);
  const { clicks, installs } = registry.recent.of(campaign);
  const link = registry.linkOf(campaign);
  const own = subParameters(sub.value).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  return {
    ...record,
    url,
    deepLink,
    campaignName: campaign.name,
    link: `${link}${link.includes('?') ? '&' : '?'}${own.join('&')}`,
    clicks: place === null ? null : Math.floor(clicks * share),
    installs: place === null ? null : Math.floor(installs * share),
  };
}
