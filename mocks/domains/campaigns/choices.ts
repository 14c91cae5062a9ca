import type { CampaignChoice } from '#app/api/campaigns/choices.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { finds } from '../../service/page.ts';
import type { CampaignRecord } from '../../world/campaigns/campaign.ts';
import { campaignCounts } from '../../world/campaigns/channels.ts';
import { lastChangeOf, lastChangeOfGroup, revisionOf } from '../../world/campaigns/records/history.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';
import type { World } from '../../world/world.ts';
import { visibleCampaigns } from './requireRegistry.ts';

/** The longest list to scroll through; typing finds more. */
const most = 200;

export const choiceOf = (world: World, { id, name, channel, group, isEnabled }: CampaignRecord): CampaignChoice => ({
  id,
  name,
  channel,
  group: group || null,
  isEnabled,
  revision: revisionOf(lastChangeOf(world, `campaign ${id}`)),
});

const seen = ({ world, caller }: RequestContext, app: number) =>
  visibleCampaigns(registryOf(world, appOf(world, app)), caller).filter(({ isArchived }) => !isArchived);

function groupsIn(asking: RequestContext, app: number, isWanted: (campaign: CampaignRecord) => boolean) {
  const { world } = asking;
  const counts = campaignCounts(seen(asking, app).filter(isWanted), { by: 'group' });
  return world
    .promotionOf(appOf(world, app))
    .groups.all()
    .map(({ id, name }) => ({ id, name, campaigns: counts.get(id) ?? 0, revision: revisionOf(lastChangeOfGroup(world, app, id)) }));
}

const word = (value: string, label = value) => ({ value, label });

/** What the forms of a campaign offer. */
const dictionary = {
  billing: ['CPA', 'CPC', 'CPM', 'CPD', 'CPS'].map((one) => word(one)).concat(word('none', '不计费')),
  target: [word('store', '应用商店'), word('page', '落地页'), word('package', '安装包'), word('miniProgram', '小程序')],
  //
  version: [word('current', '正式版'), word('audit', '体验版'), word('latest', '开发版')],
  media: [word('toutiao', '今日头条'), word('douyin', '抖音'), word('pipixia', '皮皮虾'), word('huoshan', '火山')],
  clickWindow: ['1', '3', '7', '14', '30'].map((days) => word(days, `${days} 天`)),
};

export const choiceAnswers: readonly Answer[] = [
  answer(campaignChoices.groups, ({ world, caller, input }) => groupsIn({ world, caller }, input.app, () => true)),
  answer(campaignChoices.packageGroups, ({ world, caller, input }) => {
    const stores = new Set(world.channels.all().flatMap(({ id, kind }) => (kind === 'store' ? id : [])));
    return groupsIn({ world, caller }, input.app, ({ channel }) => stores.has(channel)).filter(({ campaigns }) => campaigns > 0);
  }),
  answer(campaignChoices.ofChannel, ({ world, caller, input }) =>
    seen({ world, caller }, input.app)
      .filter(({ channel }) => channel === input.channel)
      .map((one) => choiceOf(world, one)),
  ),
  answer(campaignChoices.search, ({ world, caller, input }) =>
    seen({ world, caller }, input.app)
      .filter(({ id, name, level }) => finds(input.name, id, name) && (input.menu !== 'report' || level > 0))
      .slice(0, most)
      .map((one) => choiceOf(world, one)),
  ),
  answer(campaignChoices.dictionary, () => dictionary),
];
