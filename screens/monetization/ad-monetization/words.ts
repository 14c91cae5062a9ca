import { bilingual } from '#design-system';

export const words = bilingual({
  revenue: ['收入', 'Revenue'],
  revenueAndSpend: ['收入与消耗', 'Revenue and ad spend'],
  sameAxis: ['同一坐标，单位 ¥', 'One axis, in ¥'],
  date: ['日期', 'Date'],
  step: ['步骤', 'Step'],
  delivery: ['请求、填充、展示', 'Requests, fills, impressions'],
  deliveryNote: ['每一步都不多于前一步', 'no step is more than the one before'],
  ecpmNote: ['千次展示收入', 'revenue per 1,000 impressions'],
  none: ['这段时间没有广告请求', 'No ad requests in this period'],
  noneCause: [
    '接入变现平台后出现。换一段时间，或清除筛选。',
    'They appear once a mediation network is connected. Choose another period or clear the filters.',
  ],
  failed: ['变现数据没有加载出来', 'Couldn’t load monetization'],
});
