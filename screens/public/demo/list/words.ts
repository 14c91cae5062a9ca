import { bilingual } from '#design-system';

export const words = bilingual({
  lead: [
    '用体验账号打开任意一个示例应用，每个平台一个。可以看到全部菜单与数据，不能修改。',
    'Open any sample app with the demo account, one per platform. You can see every menu and all data, but can’t change anything.',
  ],
  open: ['打开数据概览', 'Open overview'],
  openApp: [
    (name: string, platform: string) => `打开数据概览：${name}（${platform}）`,
    (name: string, platform: string) => `Open overview: ${name} (${platform})`,
  ],
  noDemo: ['这里没有体验账号，示例应用不能打开。', 'There is no demo account here, so the sample apps can’t be opened.'],
  failed: ['没有登录成功，请重试', 'Couldn’t sign in. Try again'],
  signedIn: [(email: string) => `当前登录的是 ${email}`, (email: string) => `You are signed in as ${email}`],
  signedInCause: [
    '打开示例应用会以体验账号登录，当前账号在这个浏览器里会退出。',
    'Opening a sample app signs you in with the demo account and signs you out of this one in this browser.',
  ],
  pageTitle: ['放有追踪脚本的示例页面', 'A sample page with the tracking script'],
  pageCause: [
    '一个小商店：页面浏览、注册、下单与付款都会真实上报到示例 H5 应用，并在联调与日志里出现；也可以在那里退出追踪。',
    'A small shop that sends real page views, sign-ups, orders and payments to the sample H5 app. They appear in its live debug and logs. You can also opt out of tracking there.',
  ],
  page: ['打开示例页面', 'Open sample page'],
  tour: ['先看产品示例', 'Take the product tour'],
});

export const contents = bilingual({
  iOS: ['归因、ROI、ASA 与 SKAdNetwork', 'Attribution, ROI, ASA and SKAdNetwork'],
  Android: ['归因、ROI、分包与防作弊', 'Attribution, ROI, channel packages and fraud protection'],
  Harmony: ['归因、ROI 与用户生命周期', 'Attribution, ROI and user lifecycle'],
  quickApp: ['归因、留存与流量变现', 'Attribution, retention and monetization'],
  H5: ['活动明细与页面追踪', 'Campaign details and page tracking'],
  wx: ['活动明细与数据导出', 'Campaign details and data export'],
  wg: ['活动明细与数据导出', 'Campaign details and data export'],
  dg: ['活动明细与数据导出', 'Campaign details and data export'],
  selfBuilt: ['活动明细与事件漏斗', 'Campaign details and funnels'],
});
