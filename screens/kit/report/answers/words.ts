import { bilingual } from '#design-system';

export const levelWords = bilingual({
  channel: ['渠道', 'Channel'],
  group: ['推广活动组', 'Campaign group'],
  campaign: ['推广活动', 'Campaign'],
  ad: ['广告', 'Ad'],
  adGroup: ['广告组', 'Ad group'],
  keyword: ['关键词', 'Keyword'],
  org: ['组织', 'Organization'],
  creativeSet: ['素材集', 'Creative set'],
  placement: ['广告位', 'Placement'],
  country: ['国家/地区', 'Country/region'],
  os: ['系统', 'Operating system'],
  model: ['机型', 'Device model'],
  day: ['日期', 'Date'],
  week: ['周', 'Week'],
  month: ['月', 'Month'],
  hour: ['小时', 'Hour'],

  withoutGroup: ['未分组', 'No group'],
  withoutKeyword: ['无关键词', 'No keyword'],
  items: [(count: string) => `${count} 项`, (count: string) => `${count} ${count === '1' ? 'item' : 'items'}`],
  leftOut: [(name: string) => `排除${name}`, (name: string) => `Excluded ${name.toLowerCase()}`],
  and: ['、', ', '],
  today: ['今日', 'Today'],

  failed: ['报表没有加载出来', 'Couldn’t load the report'],
  failedSince: [(time: string) => `没有更新成功，下面是 ${time} 的数据`, (time: string) => `Couldn’t refresh: this is data from ${time}`],
  failedCause: [
    '服务没有正常应答。筛选和地址都还在，可以重试。',
    'The service didn’t respond as expected. Your filters are still set; try again.',
  ],
  cancelled: ['已取消查询', 'Query canceled'],
  cancelledCause: ['筛选都还在，可以缩短时段后重新查询。', 'Your filters are still set. Run it again, with a shorter period if needed.'],
});
