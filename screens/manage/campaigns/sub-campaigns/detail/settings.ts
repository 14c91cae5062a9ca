import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';
import { subParameters } from '#app/lib/links/subLevels.ts';

export type SettingName = 'value' | 'url' | 'deepLink' | 'miniVersion' | 'clickWindow' | 'viewWindow' | 'callback';

export interface Setting {
  name: SettingName;
  campaign: string | number | readonly string[] | null;
  /** Undefined where a sub-campaign cannot have its own, or has none. */
  own?: string;
}

/** Each setting of a sub-campaign: what it takes over, and what it has of its own. What the platform does not have is left out. */
export function settingsOf(
  { value, url, deepLink }: Pick<SubCampaign, 'value' | 'url' | 'deepLink'>,
  campaign: CampaignDetail,
  platform: Platform,
): Setting[] {
  const own = subParameters(value)
    .map((one) => `${one.key}=${one.value}`)
    .join('&');
  return [
    { name: 'value', campaign: null, own },
    ...(campaign.target === 'miniProgram'
      ? [{ name: 'miniVersion' as const, campaign: campaign.miniVersion }]
      : [{ name: 'url' as const, campaign: campaign.url, ...(url !== null && { own: url }) }]),
    ...(hasDeepLinks(platform)
      ? [{ name: 'deepLink' as const, campaign: campaign.deepLink, ...(deepLink !== null && { own: deepLink }) }]
      : []),
    { name: 'clickWindow', campaign: campaign.clickWindow },
    { name: 'viewWindow', campaign: campaign.viewWindow },
    { name: 'callback', campaign: campaign.callbackEvents },
  ];
}
