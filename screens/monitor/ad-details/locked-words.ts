import { bilingual } from '#design-system';

export const lockedWords = bilingual({
  name: ['广告明细服务', 'Ad details'],
  promise: ['开通后，每条广告素材带来多少激活、花了多少，都能逐条比较。', 'What each ad brought and cost, held against the others.'],
  ads: ['素材级数据', 'Down to the ad'],
  adsText: ['点击、激活、付费与成本，一条素材一行', 'Clicks, installs, payments and cost, a row each'],
  levels: ['接着下钻', 'One level further'],
  levelsText: ['从渠道、活动一直到广告与关键词', 'From channel and campaign to ad and keyword'],
  trend: ['前 5 名素材走势', 'The top five over time'],
  trendText: ['看素材什么时候开始疲劳', 'See when an ad wears out'],
  filter: ['与活动明细同一口径', 'The same numbers'],
  filterText: ['合计与推广活动明细相同', 'Totals equal those of the campaign details'],
  now: ['推广活动明细', 'Campaign details'],
  best: ['素材激活排行', 'Ads by installs'],
  course: ['素材激活走势', 'Ads over time'],
  installs: ['激活', 'Installs'],
  ad: ['广告', 'Ad'],
  day: ['日期', 'Day'],
  one: ['示例素材 A', 'Sample ad A'],
  two: ['示例素材 B', 'Sample ad B'],
  three: ['示例素材 C', 'Sample ad C'],
  four: ['示例素材 D', 'Sample ad D'],
});
