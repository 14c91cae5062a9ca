import { bilingual } from '#design-system';

export const levelWords = bilingual({
  channel: ['渠道', 'Channel'],
  group: ['活动组', 'Group'],
  campaign: ['推广活动', 'Campaign'],
  ad: ['广告', 'Ad'],
  adGroup: ['广告组', 'Ad group'],
  keyword: ['关键词', 'Keyword'],
  org: ['组织', 'Organisation'],
  creativeSet: ['素材集', 'Creative set'],
  placement: ['广告位', 'Placement'],
  country: ['国家/地区', 'Country/region'],
  os: ['系统', 'System'],
  model: ['机型', 'Model'],
  day: ['日期', 'Day'],
  week: ['周', 'Week'],
  month: ['月', 'Month'],
  hour: ['小时', 'Hour'],

  withoutGroup: ['未分组', 'Without a group'],
  withoutKeyword: ['无关键词', 'Without a keyword'],
  items: [(count: string) => `${count} 项`, (count: string) => `${count} ${count === '1' ? 'item' : 'items'}`],
  leftOut: [(name: string) => `不含 ${name}`, (name: string) => `Not ${name.toLowerCase()}`],
  and: ['、', ', '],
  today: ['今日', 'Today'],

  failed: ['报表没有加载出来', 'The report did not load'],
  failedKept: [(time: string) => `没有更新成功，下面是 ${time} 的数据`, (time: string) => `Not updated: these are the numbers of ${time}`],
  failedCause: ['服务没有正常应答；筛选和地址都还在。', 'The service did not answer as it should. Your filters and the address are kept.'],
  cancelled: ['已取消查询', 'The question was cancelled'],
  cancelledCause: ['筛选都还在，可以缩短时段后重新查询。', 'Your filters are kept. Ask again, perhaps for fewer days.'],
});
