import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['渠道用户提示', 'Note for channel users'],
  heading: ['你看到的是自己渠道的数据', 'You see the data of your own channels'],
  lead: [
    (name: string) => `${name}，你的账号由广告主开通，用来核对你所投放渠道的效果。`,
    (name: string) => `${name}: an advertiser opened this account for you, so that you can check what your channels bring.`,
  ],
  see: ['可以看什么', 'What you see'],
  seeList: [
    '分配给你的渠道和活动的点击、激活与后续行为，和广告主看到的是同一份数据。',
    'Clicks, installs and what follows, for the channels and campaigns given to you: the very data that the advertiser sees.',
  ],
  seeNot: ['看不到什么', 'What you do not see'],
  seeNotList: [
    '其他渠道、自然量，以及广告主没有开放的付费和留存数据。设置和成员由广告主管理。',
    'Other channels, natural traffic, and payments or retention unless they were opened to you. Settings and members are the advertiser’s.',
  ],
  differ: ['数字对不上怎么办', 'When numbers differ'],
  differList: [
    '先核对时区、归因窗口和去重口径，再带上活动 ID 和日期联系广告主。',
    'Compare time zone, attribution window and how repeats are counted; then write to the advertiser with the campaign id and the day.',
  ],
  apps: [(n: number) => `已开放 ${n} 个应用`, (n: number) => (n === 1 ? '1 app is open to you' : `${n} apps are open to you`)],
  none: ['还没有应用开放给你，请联系广告主。', 'No app is open to you yet. Ask the advertiser.'],
  open: ['进入应用列表', 'To the app list'],
});
