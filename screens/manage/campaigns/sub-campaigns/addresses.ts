import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';

/** Pages of one sub-campaign name its campaign as well, as the list does. */
const at = (page: string) => (one: Pick<SubCampaign, 'id' | 'campaign'>) => `${page}?campaignid=${one.campaign}&id=${one.id}`;

export const detailHref = at('/manage/subcampaignlistDetail');
export const editHref = at('/manage/editsubactivity');
export const newHref = (campaign: number | null) => `/manage/subactivity${campaign === null ? '' : `?campaignid=${campaign}`}`;
