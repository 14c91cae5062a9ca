import { bilingual } from '#design-system';

export const lockedWords = bilingual({
  title: ['再营销明细（未开通）', 'Remarketing details (not subscribed)'],
  name: ['再营销服务', 'Remarketing'],
  promise: ['开通后，看到谁经再营销链接回来、回来后做了什么。', 'Who came back through a remarketing link, and what they did.'],
  who: ['召回用户单独计数', 'Returning users apart'],
  whoText: ['与新增激活分开，不重复计算', 'Apart from installs, counted once'],
  path: ['同一条下钻路径', 'The same way down'],
  pathText: ['渠道、活动、广告逐层看', 'Channel, campaign, ad'],
  worth: ['召回后的付费', 'What they paid'],
  worthText: ['召回付费用户与付费率', 'Payers and their share'],
  apart: ['不改动已有归因', 'Attribution stays'],
  apartText: ['激活归因不因召回而变', 'Installs keep their source'],
  now: ['推广活动明细', 'Campaign details'],
  figures: ['示例指标', 'Sample figures'],
  wakes: ['召回用户', 'Re-engaged users'],
  payers: ['召回付费用户', 'Re-engaged payers'],
  rate: ['召回付费率', 'Payer rate'],
  course: ['召回走势', 'Over time'],
  day: ['日期', 'Day'],
});
