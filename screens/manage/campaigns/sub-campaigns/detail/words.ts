import { bilingual } from '#design-system';

/** What the page of one sub-campaign says. */
export const words = bilingual({
  week: ['近 7 天', 'Last 7 days'],
  weekNote: ['按链接参数逐日统计，含今天', 'Daily, including today'],
  unseen: ['还没有点击', 'No clicks yet'],
  settings: ['设置', 'Settings'],
  settingsNote: [(n: number) => `${n} 项与推广活动不同`, (n: number) => `${n} different from the campaign`],
  setting: ['设置项', 'Setting'],
  ofCampaign: ['推广活动', 'Campaign'],
  here: ['这个子活动', 'This sub-campaign'],
  differs: ['不同', 'Different'],
  inherits: ['沿用', 'Inherited'],
  value: ['链接参数', 'Link parameters'],
  noValue: ['没有', 'None'],
  url: ['目标地址', 'Destination URL'],
  deepLink: ['唤起地址', 'Deep link'],
  clickWindow: ['点击归因窗口', 'Click window'],
  viewWindow: ['浏览归因窗口', 'View window'],
  callback: ['数据回调', 'Callbacks'],
  callbackAll: ['按渠道设置', 'As set for the channel'],
  callbackNone: ['不回调', 'Off'],
  callbackSome: [(n: number) => `${n} 个事件`, (n: number) => (n === 1 ? '1 event' : `${n} events`)],
  days: [(n: number) => `${n} 天`, (n: number) => (n === 1 ? '1 day' : `${n} days`)],
  off: ['不启用', 'Off'],
});
