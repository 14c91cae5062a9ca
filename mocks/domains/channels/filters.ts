import { reportFilters } from '#app/api/reports/filters.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf } from '../../service/access.ts';
import { forbidden } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/ad-accounts/accounts.ts';
import { channelsOf, ownerOf } from '../../world/campaigns/channels.ts';

const sdkEvents = [
  ['install', '激活'],
  ['startup', '启动'],
  ['register', '注册'],
  ['loggedin', '登录'],
  ['order', '下单'],
  ['payment', '付费'],
] as const;

/** Events that an app of this industry sends of its own. */
const ownEvents: Readonly<Record<string, readonly (readonly [event: string, name: string])[]>> = {
  game: [
    ['create_role', '创建角色'],
    ['tutorial_step', '新手引导'],
    ['level_up', '升级'],
    ['chapter', '通过章节'],
    ['join_guild', '加入公会'],
    ['subscribe', '订阅'],
  ],
  reading: [
    ['read_chapter', '阅读章节'],
    ['add_shelf', '加入书架'],
  ],
};

const fallback = [
  ['view_item', '浏览商品'],
  ['add_to_cart', '加入购物车'],
] as const;

/** As many as a drop-down holds; more are found by the search of campaigns. */
const most = 500;

export const filterAnswers: readonly Answer[] = [
  answer(reportFilters.events, ({ world, caller, input }) => {
    if (!world.mayOpen(caller, input.x)) throw forbidden();
    const { industry, platform } = appOf(world, input.x);
    //
    const own = platform === 'H5' ? [] : (ownEvents[industry] ?? fallback);
    return [
      ...sdkEvents.map(([event, name]) => ({ event, name, isCustom: false })),
      ...own.map(([event, name]) => ({ event, name, isCustom: true })),
    ];
  }),
  answer(reportFilters.advertisers, ({ world, caller }) => {
    const media = new Set(channelsOf(world, caller).map((one) => one.media));
    return adAccountsOf(world)
      .all()
      .filter((one) => one.owner === ownerOf(caller) && media.has(one.media))
      .map(({ cid, alias }) => ({ id: cid.replaceAll(' ', ''), name: alias }));
  }),
  answer(reportFilters.ads, ({ world, caller }) => {
    const mine = new Set(channelsOf(world, caller).map(({ id }) => id));
    return world
      .appsOf(caller)
      .filter(({ isExpired, isFrequent }) => !isExpired && isFrequent)
      .flatMap((app) => world.promotionOf(app).books.ads)
      .filter(({ channel, campaign }) => mine.has(channel.id) && campaign.isEnabled && !campaign.isArchived)
      .slice(0, most)
      .map((ad) => ({ id: ad.id, name: `${ad.campaign.name} · ${ad.name}` }));
  }),
];
