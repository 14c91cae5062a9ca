import { bilingual } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

export const lockedWords = bilingual({
  name: ['流量变现服务', 'Monetization'],
  promise: [
    '开通后，可以把广告变现的收入与买量的消耗放在一起看。',
    'See what the ads in your app earn beside what you spend on bringing users in.',
  ],
  both: ['收入与消耗同一坐标', 'Revenue and spend on one axis'],
  bothText: ['同一时区、同一币种，逐日对照', 'Same time zone, same currency, day by day'],
  funnel: ['请求、填充、展示', 'Requests, fills, impressions'],
  funnelText: ['每一行都对得上：展示 ≤ 填充 ≤ 请求', 'They add up in every row: impressions ≤ fills ≤ requests'],
  levels: ['逐层查看', 'Drill down'],
  levelsText: ['按应用、广告位、样式、变现平台与地区', 'By app, placement, format, network and region'],
  roas: ['按激活日看回报', 'Return by install date'],
  roasText: ['广告收入计入用户价值', 'Ad revenue counts towards user value'],
  now: ['推广活动明细', 'Campaign details'],
  figures: ['示例指标', 'Sample metrics'],
  revenue: metricWords.adRevenue,
  ecpm: metricWords.ecpm,
  fill: metricWords.fillRate,
  spend: metricWords.cost,
  course: ['广告收入与消耗', 'Ad revenue and ad spend'],
  byFormat: ['按样式', 'By format'],
  day: ['日期', 'Date'],
  format: ['样式', 'Format'],
  rewarded: ['激励视频', 'Rewarded video'],
  interstitial: ['插屏', 'Interstitial'],
  others: ['其他样式', 'Other formats'],
  banner: ['横幅', 'Banner'],
  splash: ['开屏', 'App open'],
});
