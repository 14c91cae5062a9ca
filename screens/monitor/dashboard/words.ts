import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  causes: [(name: string) => `${name}：变化由谁造成`, (name: string) => `${name}: what made this change`],
  fullDays: [(count: number) => `${count} 个完整日`, (count: number) => `${count} full ${count === 1 ? 'day' : 'days'}`],
  ofFullDays: [(name: string, days: string) => `${name}，完整日 ${days}`, (name: string, days: string) => `${name}, full days ${days}`],
  totalOfPeople: [
    (name: string, how: 'distinct' | 'added') => `${name}，合计${how === 'added' ? '为日均' : '按时段去重'}`,
    (name: string, how: 'distinct' | 'added') => `${name}, total ${how === 'added' ? 'daily average' : 'distinct'}`,
  ],
  figures: ['核心指标', 'Key metrics'],
  choose: ['选择指标', 'Choose metrics'],
  chooseNote: ['最多 6 个，只保存在这个浏览器', 'Up to 6, saved in this browser only'],
  why: [(metric: string) => `${metric}：为什么是这个数`, (metric: string) => `${metric}: why this number`],
  show: [(metric: string) => `查看${metric}趋势`, (metric: string) => `Show ${metric} trend`],
  trend: [(metric: string) => `${metric}趋势`, (metric: string) => `${metric} trend`],
  trendAlone: ['趋势图并排显示两个分群，其余部分为全部数据', 'The trend compares the two segments; the rest of the page shows all data'],
  period: ['日期', 'Date range'],
  span: ['时段', 'Period'],
  today: ['今日', 'Today'],
  last7: ['近 7 天', 'Last 7 days'],
  last30: ['近 30 天', 'Last 30 days'],

  live: ['今日实时', 'Today so far'],
  sameHours: [
    (hour: string) => `变化对比昨日同时段（00:00–${hour}:00）`,
    (hour: string) => `Change vs the same hours yesterday (00:00–${hour}:00)`,
  ],
  until: [(time: string) => `截至 ${time}，未结束`, (time: string) => `Through ${time}, day not over`],

  top: ['Top 10', 'Top 10'],
  topBy: ['排行', 'Ranking'],
  channel: ['渠道', 'Channel'],
  campaign: ['推广活动', 'Campaign'],
  // How many there are is known with the answer.
  all: [
    (count: string | undefined) => (count === undefined ? '全部' : `全部 ${count} 个`),
    (count: string | undefined) => (count === undefined ? 'All' : `All ${count}`),
  ],
  noTop: ['这段时间没有可排行的数据', 'No data to rank in this period'],
  noTopCause: ['有第一次激活后出现排行。', 'The ranking appears after the first install.'],

  retention: ['留存率', 'Retention'],
  percent: [(day: string) => `单位 %，${day}`, (day: string) => `%, by ${day}`],
  retentionAll: ['留存明细', 'Retention details'],
  installDay: ['激活日', 'Install date'],
  installs: ['激活数', 'Installs'],
  age: [(days: number) => `${days} 日`, (days: number) => `Day ${days}`],
  firstAge: ['次日', 'Day 1'],
  retentionAt: [(age: string) => `${age}留存率`, (age: string) => `${age} retention`],
  retentionMeans: [
    (day: string) =>
      `这些天激活的设备中，恰好在激活后第几个${day}再次打开的占比。平均按激活数加权；未到期和没有收到数据的激活日两边都不计入。`,
    (day: string) =>
      `Share of the devices installed on these days that opened the app again on exactly that ${day} after install. Averages are weighted by installs; install dates that are not yet mature or weren’t received are left out on both sides.`,
  ],
  back: ['再次打开的设备', 'Devices that returned'],
  due: ['已到期激活', 'Mature installs'],
  byChannel: ['按渠道查看这些天的激活', 'View the installs of these days by channel'],

  flow: ['流量与套餐', 'Data volume and plan'],
  account: ['账号中心', 'Account center'],
  tracked: ['监测流量', 'Tracked data volume'],
  bought: ['套餐流量', 'Add-on data volume'],
  applets: ['小程序流量', 'Mini-program data volume'],
  soon: ['即将用尽', 'Almost used up'],
  unlimited: stateNames.unlimited,
  ends: [
    (days: number) => (days === 0 ? '套餐今天到期' : `套餐 ${days} 天后到期`),
    (days: number) => `Your plan expires ${days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`}`,
  ],
  after: ['用尽后数据继续接收 15 天', 'Once used up, data is still received for 15 days'],

  first: ['这段时间没有数据；新应用按以下步骤接入', 'No data in this period. Integrate a new app in these steps'],
  firstSdk: ['接入 SDK 并打开一次应用', 'Integrate the SDK and open the app once'],
  firstSdkNote: ['联调里能看到第一条激活', 'The first install shows up in Live debug'],
  firstLink: ['创建推广活动，获取监测链接', 'Create a campaign and get its tracking link'],
  firstLinkNote: ['点击几分钟后出现在这里', 'Clicks appear here within minutes'],
  firstBind: ['绑定广告账户，同步消耗', 'Connect ad accounts to sync ad spend'],
  firstBindNote: ['没有消耗就没有成本与 ROI', 'Without ad spend there is no cost or ROI'],
  open: ['打开', 'Open'],

  failed: ['没有加载出来', 'Couldn’t load this'],
  failedCause: [
    '服务没有正常应答，可以重试；页面其他部分不受影响。',
    'The service didn’t respond as expected. Try again; the rest of the page is not affected.',
  ],
  day: ['日期', 'Day'],
});
