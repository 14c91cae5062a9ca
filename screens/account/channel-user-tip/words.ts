import { bilingual } from '#design-system';

export const words = bilingual({
  heading: ['你看到的是自己渠道的数据', 'You see data for your own channels'],
  lead: [
    (name: string) => `${name}，你的账号由广告主开通，用来核对你所投放渠道的效果。`,
    (name: string) => `${name}, an advertiser opened this account for you so that you can check how your channels perform.`,
  ],
  see: ['可以看什么', 'What you can see'],
  seeList: [
    '分配给你的渠道和推广活动的点击、激活与后续行为，和广告主看到的是同一份数据。',
    'Clicks, installs and in-app events for the channels and campaigns assigned to you. It is the same data that the advertiser sees.',
  ],
  seeNot: ['看不到什么', 'What you can’t see'],
  seeNotList: [
    '其他渠道、自然量，以及广告主没有开放的付费和留存数据。设置和成员由广告主管理。',
    'Other channels, organic traffic, and revenue or retention data unless the advertiser shares it. The advertiser manages settings and members.',
  ],
  differ: ['数字对不上怎么办', 'If numbers don’t match'],
  differList: [
    '先核对时区、归因窗口和去重口径，再带上推广活动 ID 和日期联系广告主。',
    'Check the time zone, attribution window and deduplication first, then contact the advertiser with the campaign ID and the date.',
  ],
  apps: [(n: number) => `已开放 ${n} 个应用`, (n: number) => (n === 1 ? '1 app shared with you' : `${n} apps shared with you`)],
  none: ['还没有应用开放给你，可联系广告主开放。', 'No apps have been shared with you yet. Contact the advertiser.'],
  open: ['进入应用列表', 'Go to apps'],
});
