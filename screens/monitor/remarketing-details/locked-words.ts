import { bilingual } from '#design-system';

export const lockedWords = bilingual({
  name: ['再营销服务', 'Retargeting'],
  promise: [
    '开通后，可以看到谁经再营销链接回来，以及回来后做了什么。',
    'See who came back through a retargeting link and what they did next.',
  ],
  who: ['召回用户单独计数', 'Re-engaged users counted separately'],
  whoText: ['与新增激活分开，不重复计算', 'Separate from new installs, never counted twice'],
  path: ['同一条下钻路径', 'The same drill-down'],
  pathText: ['按渠道、推广活动、广告逐层查看', 'From channel to campaign to ad'],
  worth: ['召回后的付费', 'Revenue after re-engagement'],
  worthText: ['召回付费用户与付费率', 'Re-engaged payers and their payer rate'],
  apart: ['不改动已有归因', 'Attribution stays unchanged'],
  apartText: ['激活归因不因召回而变', 'Installs keep their original source'],
  now: ['推广活动明细', 'Campaign details'],
  figures: ['示例指标', 'Sample metrics'],
  wakes: ['召回用户', 'Re-engaged users'],
  payers: ['召回付费用户', 'Re-engaged payers'],
  rate: ['召回付费率', 'Re-engaged payer rate'],
  course: ['召回趋势', 'Re-engagement trend'],
  day: ['日期', 'Day'],
});
