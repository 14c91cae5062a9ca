import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { subParameters } from '#app/lib/links/subLevels.ts';

export type SettingName = 'value' | 'url' | 'deepLink' | 'clickWindow' | 'viewWindow' | 'callback';

export interface Setting {
  name: SettingName;
  campaign: string | number | readonly string[] | null;
  /** Undefined where a sub-campaign cannot have its own, or has none. */
  own?: string;
}

/** Each setting of a sub-campaign: what it takes over, and what it has of its own. */
export function settingsOf({ value, url, deepLink }: Pick<SubCampaign, 'value' | 'url' | 'deepLink'>, campaign: CampaignDetail): Setting[] {
  const own = subParameters(value)
    .map((one) => `${one.key}=${one.value}`)
    .join('&');
  return [
    { name: 'value', campaign: null, own },
    { name: 'url', campaign: campaign.url, ...(url !== null && { own: url }) },
    { name: 'deepLink', campaign: campaign.deepLink, ...(deepLink !== null && { own: deepLink }) },
    { name: 'clickWindow', campaign: campaign.clickWindow },
    { name: 'viewWindow', campaign: campaign.viewWindow },
    { name: 'callback', campaign: campaign.callbackEvents },
  ];
}
