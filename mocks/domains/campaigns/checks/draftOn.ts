import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { macrosOf } from '../../../world/campaigns/trackingLink.ts';

/** A campaign on a channel that passes every check of its link. */
export const draftOn = (channel: number, media: string, more: Partial<CampaignDraft> = {}): CampaignDraft => ({
  name: `检查 ${media}`,
  channel,
  account: null,
  group: null,
  target: 'page',
  url: 'https://www.xinghai.example/x',
  deepLink: null,
  packageId: null,
  miniVersion: null,
  clickWindow: 7,
  viewWindow: null,
  billing: 'none',
  macros: macrosOf(media).map(({ key }) => key),
  parameters: [],
  callbackEvents: null,
  startsOn: null,
  endsOn: null,
  ...more,
});
