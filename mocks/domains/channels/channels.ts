import { channels } from '#app/api/channels/channels.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { forbidden, missing } from '../../service/refusal.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { adAccountsOf } from '../../world/ad-accounts/accounts.ts';
import type { AdRecord } from '../../world/campaigns/campaign.ts';
import { campaignCounts, toChannel, channelsOf } from '../../world/campaigns/channels.ts';
import { indexOf } from '../../world/calendar.ts';

/** Places at Tencent that one channel stands for, each with its share of what is spent there. */
const tencentPlaces = [
  { id: 10201, name: '微信朋友圈', share: 0.42 },
  { id: 10202, name: '微信公众号与小程序', share: 0.21 },
  { id: 10203, name: 'QQ 与腾讯信息流', share: 0.19 },
  { id: 10204, name: '优量汇', share: 0.13 },
  { id: 10205, name: '腾讯视频', share: 0.05 },
] as const;

/** Some calls name the app in their query, where its access is not checked yet. */
function appAsked({ world, caller }: RequestContext, id: number) {
  if (!world.mayOpen(caller, id)) throw forbidden();
  return appOf(world, id);
}

const campaignsIn = ({ world }: RequestContext, app: number) => world.promotionOf(appOf(world, app)).campaigns.all();

export const channelAnswers: readonly Answer[] = [
  answer(channels.inUse, ({ world, caller, input }) => {
    const counts = campaignCounts(campaignsIn({ world, caller }, input.app));
    const account = input.account ? adAccountsOf(world).find(input.account) : undefined;
    return channelsOf(world, caller)
      .filter(({ id, media, isEnabled, isCustom }) => isEnabled && (isCustom || counts.has(id)) && (!account || account.media === media))
      .map((one) => toChannel(one, counts.get(one.id) ?? 0));
  }),
  answer(channels.all, ({ world, caller, input }) => {
    const counts = campaignCounts(campaignsIn({ world, caller }, input.app), { withArchived: true });
    return channelsOf(world, caller).map((one) => toChannel(one, counts.get(one.id) ?? 0));
  }),
  answer(channels.tencent, ({ world, caller, input }) => {
    const channel = channelsOf(world, caller).find(({ id }) => id === input.channel);
    if (!channel) throw missing('渠道');
    const filter = { from: indexOf(input.from), to: indexOf(input.to), ad: (ad: AdRecord) => ad.channel.id === channel.id };
    const { books } = world.promotionOf(appOf(world, input.app));
    const cost = sumFacts(books, { by: 'all', facts: ['cost'] }, filter).get('all')?.[placeOf.cost] ?? 0;
    return dealt(cost);
  }),
  answer(channels.withAds, ({ world, caller, input }) => {
    const counts = campaignCounts(campaignsIn({ world, caller }, appAsked({ world, caller }, input.app).id));
    return channelsOf(world, caller)
      .filter(({ id }) => counts.has(id))
      .map(({ id, name, media, isCustom }) => ({ id, name, media: isCustom ? null : media }));
  }),
  answer(channels.ads, ({ world, caller, input }) => {
    const { ads } = world.promotionOf(appAsked({ world, caller }, input.app)).books;
    return channelsOf(world, caller).flatMap(({ id, name }) => {
      const own = ads.filter(({ channel, campaign }) => channel.id === id && !campaign.isArchived);
      return own.length ? { id, name, ads: own.map((ad) => ({ id: ad.id, name: `${ad.campaign.name} · ${ad.name}` })) } : [];
    });
  }),
];

/** Distributes fen over the places without a remainder and returns yuan. */
function dealt(cost: number) {
  let before = 0;
  let share = 0;
  return tencentPlaces.map((place) => {
    share += place.share;
    const until = Math.round(cost * Math.min(1, share));
    const own = until - before;
    before = until;
    return { id: place.id, name: place.name, cost: own / 100 };
  });
}
