import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  nav: ['产品', 'Product'],
  login: ['登录', 'Sign in'],
  register: ['注册', 'Create account'],
  toConsole: ['返回控制台', 'Back to the console'],
  signedIn: [(email: string) => `已登录 ${email}`, (email: string) => `You’re signed in as ${email}`],
  promise: ['点开任何一个数字，都能看到它从哪里来', 'Open any number and see where it comes from'],
  lead: [
    (product: string) => `${product} 监测每一次点击、激活与付费，把归因过程逐层摊开：去掉了多少重复，拦下了多少作弊，依据哪一条规则。`,
    (product: string) =>
      `${product} follows every click, install and payment and shows the attribution step by step: which duplicates were removed, which fraud was blocked, and which rule decided.`,
  ],
  trial: ['免费试用 30 天', 'Try free for 30 days'],
  see: ['看示例应用', 'View sample apps'],
  traceTitle: ['激活从何而来', 'How installs are calculated'],
  traceNote: ['示例 · 近 30 天', 'Sample · last 30 days'],
  keyword: ['品牌词-精确匹配', 'Brand keyword, exact match'],
  clicks: ['点击', 'Clicks'],
  repeats: ['重复点击', 'Duplicate clicks'],
  unique: ['去重点击', 'Unique clicks'],
  matched: ['匹配到的首次打开', 'Matched first opens'],
  outside: ['归因窗口外', 'Outside attribution window'],
  fraud: ['作弊拦截', 'Blocked as fraud'],
  installs: ['激活', 'Installs'],
  platformsTitle: ['支持', 'Works with'],
  terms: ['服务条款', 'Terms of service'],
  policy: ['隐私政策', 'Privacy policy'],
  licence: ['许可协议', 'License agreement'],
  optout: ['退出追踪', 'Opt out of tracking'],
  foot: ['页脚', 'More'],
});

export const features = bilingual({
  checks: ['投放前就知道会不会错', 'Catch mistakes before you launch'],
  checksCause: [
    '名称、宏参数、落点、账户授权和流量，创建链接时一次查完，每一项都能直接去修。',
    'Names, macros, landing pages, authorizations and data volume are all checked when you create a link, and each issue can be fixed on the spot.',
  ],
  macro: ['缺少回调宏', 'Callback macro missing'],
  mend: ['补上', 'Add it'],
  authorisation: ['账户授权 5 天后到期', 'Authorization expires in 5 days'],
  renew: ['续期', 'Renew'],
  rest: ['其余 6 项通过', '6 other checks passed'],
  journey: ['一台设备的完整经过', 'The full journey of a device'],
  journeyCause: [
    '从点击到回传，按时间连成一条线。断在哪里，就写明原因。',
    'From click to postback on one timeline. Where it breaks, you see why.',
  ],
  click: ['点击', 'Click'],
  install: ['激活', 'Install'],
  payment: ['付费', 'Payment'],
  callback: ['回传', 'Postback'],
  switchedOff: ['开关未打开', 'Switched off'],
  rights: ['谁能看到什么，一目了然', 'See who can see what'],
  rightsCause: [
    '角色、应用与数据范围三层授权。看不到的地方会说明原因，以及该找谁。',
    'Access by role, app and data. What’s hidden says why and who to ask.',
  ],
  overview: ['数据概览', 'Overview'],
  amounts: ['付费金额', 'Revenue'],
  antiCheat: ['防作弊', 'Fraud protection'],
  logs: ['日志查询', 'Event logs'],
  visible: ['可见', 'Visible'],
  locked: ['无权限 · 找管理员', 'No access · ask an admin'],
  notOpen: stateNames.notActive,
});

export const platforms = bilingual({
  ios: ['iOS', 'iOS'],
  android: ['Android', 'Android'],
  harmony: ['Harmony', 'Harmony'],
  quickApp: ['快应用', 'Quick apps'],
  miniProgram: ['小程序', 'Mini programs'],
  miniGame: ['小游戏', 'Mini games'],
  h5: ['H5', 'H5'],
  selfBuilt: ['自建站', 'Self-built sites'],
});
