import { bilingual } from '#design-system';

export const lockedWords = bilingual({
  name: ['广告明细服务', 'Ad details'],
  promise: ['开通后，可以逐条比较每条广告素材带来的激活与花费。', 'See what each ad brings in and costs, and compare ads side by side.'],
  ads: ['素材级数据', 'Ad-level data'],
  adsText: ['点击、激活、付费与成本，一条素材一行', 'Clicks, installs, revenue and cost, one row per ad'],
  levels: ['继续下钻', 'Drill down further'],
  levelsText: ['从渠道、推广活动一直到广告与关键词', 'From channel and campaign to ad and keyword'],
  trend: ['前 5 名素材趋势', 'Top 5 ads over time'],
  trendText: ['看素材什么时候开始疲劳', 'See when an ad starts to wear out'],
  filter: ['与推广活动明细同一口径', 'Consistent with campaign details'],
  filterText: ['合计与推广活动明细相同', 'Totals match the campaign details'],
  now: ['推广活动明细', 'Campaign details'],
  best: ['素材激活排行', 'Top ads by installs'],
  course: ['素材激活趋势', 'Ad installs over time'],
  installs: ['激活', 'Installs'],
  ad: ['广告', 'Ad'],
  day: ['日期', 'Day'],
  one: ['示例素材 A', 'Sample ad A'],
  two: ['示例素材 B', 'Sample ad B'],
  three: ['示例素材 C', 'Sample ad C'],
  four: ['示例素材 D', 'Sample ad D'],
});
