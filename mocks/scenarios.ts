import type { Problem } from '#app/lib/problem/problem.ts';

/** What the service does wrong, to every call but those that say that the shell needs them. */
export type Fault =
  | 'slow'
  | 'failing'
  | 'forbidden'
  | 'session-lost'
  | 'malformed'
  | 'offline'
  | 'waiting'
  | 'writes-failing'
  | 'write-lost'
  | 'late-answers'
  | 'one-failing'
  | 'past-failing'
  | 'plain-backend'
  | 'session-ends-on-write'
  | ShellFault;

/** What it does wrong to calls of the shell itself. */
export type ShellFault = 'secondary-failing' | 'rights-failing' | 'apps-failing' | 'apps-unreached';

/** A named state of the service: the same in a story, a test, the Storybook toolbar and the running console. */
export interface Scenario {
  chinese: string;
  english: string;
  /** What is different from the healthy world, for those who choose. */
  meaning: readonly [chinese: string, english: string];
  /** The demo account that is signed in, or null. */
  account: string | null;
  /** The app that is open. */
  app: number | null;
  fault?: Fault;
  /** Other options of the world. */
  world?: { campaigns?: number; apps?: number; hasLongNames?: boolean; hasGaps?: boolean; addsPeopleUp?: boolean };
  /** What happened in it before, by name: see `changes.ts`. */
  change?: 'no-apps' | 'one-app' | 'no-services' | 'all-unread' | 'attacked' | 'no-revenue' | 'no-data';
  /** The session, the address and the answers come from here. */
  recording?: Problem;
}

const of = (account: string, app: number | null, chinese: string, english: string, meaning: Scenario['meaning']): Scenario => ({
  chinese,
  english,
  meaning,
  account: `${account}@provena.test`,
  app,
});

// The names are those of the glossary, which a test compares. Every story imports this file, and few show a platform.
const platform = (app: number, chinese: string, english = chinese): Scenario =>
  of('super', app, `主账号 · ${chinese}`, `Owner, ${english}`, [
    `主账号，平台：${chinese}，一切正常`,
    `The owner, platform: ${english}, everything works`,
  ]);

const main = (fault: Fault, chinese: string, english: string, meaning: Scenario['meaning']): Scenario => ({
  ...of('super', 1001, chinese, english, meaning),
  fault,
});

/** Every scenario, each a small difference to the healthy world. `none` has no service at all. */
export const scenarios = {
  none: { chinese: '无服务', english: 'No service', meaning: ['没有任何接口', 'No call is answered'], account: null, app: null },
  guest: { chinese: '未登录', english: 'Signed out', meaning: ['没有人登录', 'Nobody is signed in'], account: null, app: null },

  'super-ios': platform(1001, 'iOS'),
  'super-android': platform(1002, 'Android'),
  'super-harmony': platform(1003, 'HarmonyOS'),
  'super-quickapp': platform(1004, '快应用', 'Quick app'),
  'super-h5': platform(1005, 'H5', 'H5 (web)'),
  'super-wx': platform(1006, '微信小程序', 'WeChat mini program'),
  'super-wg': platform(1007, '微信小游戏', 'WeChat mini game'),
  'super-dg': platform(1008, '抖音小游戏', 'Douyin mini game'),
  'super-selfbuilt': platform(1009, '自建站', 'Self-built site'),

  'manager-ios': of('manager', 1001, '管理员', 'Admin', ['管理员，全部应用', 'Admin, all apps']),
  'appmanager-ios': of('appmanager', 1001, '应用管理员', 'App admin', [
    '应用管理员，无广告账户权限',
    'App admin without access to ad accounts',
  ]),
  'appmanager-ads-ios': of('appmanager.ads', 1001, '应用管理员 · 广告账户', 'App admin with ad accounts', [
    '应用管理员，另有广告账户权限',
    'App admin with access to ad accounts',
  ]),
  'staff-ios': of('staff', 1001, '投放专员', 'Media buyer', [
    '部分页面，无付费、自然量等数据权限',
    'Some pages, no revenue, organic or order data',
  ]),
  'staff-h5': of('staff', 1005, '投放专员 · H5', 'Media buyer, H5', ['同上，H5 应用', 'Same, in an H5 app']),
  'analyst-ios': of('analyst', 1001, '数据分析师', 'Analyst', ['全部应用，只读，无订单数据', 'All apps, read-only, no order data']),
  'analyst-no-revenue-ios': {
    ...of('analyst', 1001, '数据分析师 · 无付费数据', 'Analyst without revenue data', ['同上，另无付费数据', 'Same, and no revenue data']),
    change: 'no-revenue',
  },
  'analyst-no-data-ios': {
    ...of('analyst', 1001, '数据分析师 · 无数据权限', 'Analyst without data access', [
      '页面相同，没有任何一种数据权限',
      'Same pages, access to no kind of data',
    ]),
    change: 'no-data',
  },
  'channel-ios': of('channel', 1001, '渠道用户', 'Channel partner', [
    '只见自己的两个渠道，无设置菜单',
    'Sees their own two channels, no settings menu',
  ]),
  'channel-h5': of('channel', 1005, '渠道用户 · H5', 'Channel partner, H5', ['同上，H5 应用', 'Same, in an H5 app']),
  'demo-ios': of('demo', 1001, '体验账号', 'Demo account', ['示例应用，完整菜单，不可写', 'Sample apps, all menus, read-only']),

  pending: of('pending', null, '待激活', 'Not activated', ['已注册，邮件未激活（-3）', 'Signed up, email not confirmed (-3)']),
  'new-owner': of('newowner', null, '待完善资料', 'Incomplete details', [
    '主账号首次登录，资料待完善',
    'First sign-in of an owner whose details are missing',
  ]),
  'fresh-account': {
    ...of('super', null, '新账号', 'New account', ['还没有任何应用', 'No apps yet']),
    change: 'no-apps',
  },
  'one-app': {
    ...of('super', 1001, '只有一个应用', 'One app', ['账号只有一个应用', 'The account has a single app']),
    change: 'one-app',
  },
  'plan-ending': of('ending', 1101, '套餐即将到期', 'Plan expiring soon', [
    '套餐 12 天后到期，有流量上限',
    'The plan expires in 12 days and has volume limits',
  ]),
  'expired-plan': of('expired', 1201, '套餐已到期', 'Plan expired', ['套餐已到期 8 天', 'The plan expired 8 days ago']),
  'expired-app': of('super', 1010, '应用已到期', 'Expired app', ['应用 1010 已到期，不可打开', 'App 1010 has expired and can’t be opened']),
  'flow-exhausted': of('super', 1011, '流量用尽', 'Data used up', [
    '应用 1011 的套餐流量已用尽',
    'Add-on data volume of app 1011 is used up',
  ]),
  'no-services': {
    ...of('super', 1001, '未开通增值服务', 'No add-ons', ['没有开通任何增值服务', 'No add-on is active']),
    change: 'no-services',
  },
  'announcements-unread': {
    ...of('super', 1001, '公告未读', 'Unread announcements', ['所有公告未读', 'All announcements are unread']),
    change: 'all-unread',
  },
  attacked: {
    ...of('super', 1001, '恶意文本', 'Hostile text', [
      '所有名称和公告里都是脚本、标记和控制字符',
      'Names and announcements contain scripts, markup and control characters',
    ]),
    change: 'attacked',
  },
  huge: {
    ...of('super', 1001, '海量', 'Huge', ['1 万个应用，5 万个活动，200 字的名称', '10,000 apps, 50,000 campaigns, 200-character names']),
    world: { campaigns: 50_000, apps: 10_000, hasLongNames: true },
  },

  gaps: {
    ...of('super', 1001, '有缺数日', 'Missing days', [
      '应用 1001 有两段日子停止接收数据，一个广告账户三天没有数据',
      'App 1001 received nothing on some days, and an ad account gave nothing for three',
    ]),
    world: { hasGaps: true },
  },

  'people-added-up': {
    ...of('super', 1001, '人数按日相加', 'People added up', [
      '服务不按时段去重，多日的人数是各日之和',
      'The service doesn’t count people once in a period: those of several days are the sum of each day',
    ]),
    world: { addsPeopleUp: true },
  },

  slow: main('slow', '缓慢', 'Slow', ['数据 3 秒后才到', 'Data arrives after 3 seconds']),
  waiting: main('waiting', '一直等待', 'No answer', ['数据一直不来', 'Data never arrives']),
  failing: main('failing', '全部失败', 'Failing', ['数据接口一律 500', 'All data calls fail with 500']),
  forbidden: main('forbidden', '全部拒绝', 'Access denied', ['数据接口一律无权限', 'All data calls are refused']),
  'session-lost': main('session-lost', '登录失效', 'Session ended', ['数据接口一律 -1002', 'All data calls answer -1002']),
  malformed: main('malformed', '数据异常', 'Malformed data', ['数据接口返回的不是约定的结构', 'Data calls return an unexpected shape']),
  'plain-backend': main('plain-backend', '只有规格接口', 'Plain back end', [
    '后端只有规格里的接口，控制台自己增加的都没有',
    'The service has only the calls of the specification, none of ours',
  ]),
  offline: main('offline', '断网', 'Offline', ['数据接口连不上', 'Data calls can’t connect']),
  'one-failing': main('one-failing', '一个失败', 'One failing', [
    '最先请求的一个带参数的数据接口一直 500，重试也一样，其余正常',
    'The first call for data about an app or an account fails with 500, also when it is tried again; all others succeed',
  ]),
  'past-failing': main('past-failing', '旧数据失败', 'Past failing', [
    '结束于 30 天前的时段一律 500，其余正常',
    'Periods that ended more than 30 days ago fail with 500; all others succeed',
  ]),
  'late-answers': main('late-answers', '迟到的回答', 'Late answers', [
    '第一个应用的数据，要等切换到的下一个应用有了数据之后才到',
    'Data of the first app comes only after that of the next app that is opened',
  ]),
  'secondary-failing': main('secondary-failing', '次要接口失败', 'Secondary calls failing', [
    '隐藏的菜单、菜单顺序和增值服务一律 500，其余正常',
    'Hidden menu pages, menu order and add-ons fail with 500; all others succeed',
  ]),
  'rights-failing': main('rights-failing', '权限失败', 'Permissions failing', ['权限一律 500', 'Permissions fail with 500']),
  'apps-failing': main('apps-failing', '应用列表失败', 'App list failing', ['应用列表一律 -88', 'The app list is refused with -88']),
  'apps-unreached': main('apps-unreached', '应用列表连不上', 'App list unreachable', ['应用列表连不上', 'The app list can’t be reached']),
  'writes-failing': main('writes-failing', '写入失败', 'Writes failing', [
    '读取正常，写入一律 500',
    'Reads succeed and every write fails with 500',
  ]),
  'write-lost': main('write-lost', '写入无回音', 'Write lost', [
    '读取正常；写入已生效，但回答没有到',
    'Reads succeed; a write takes effect, and its answer never arrives',
  ]),
  'session-ends-on-write': main('session-ends-on-write', '写入时登录失效', 'Session ends on a write', [
    '读取正常；第一次写入答 -1002，重新登录后正常',
    'Reads succeed; the first write answers -1002; all is well after signing in again',
  ]),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName => typeof name === 'string' && Object.hasOwn(scenarios, name);

/**
 * The scenario in effect where another one is chosen over that of a story. What the service does wrong, it does to whoever is there: a fault keeps
 * the person, the app and the world of the story. Any other scenario is a person or a world of its own, and replaces it.
 */
export function choose(own: ScenarioName, chosen: ScenarioName): Scenario {
  if (chosen === 'none') return scenarios[own];
  const { fault }: Scenario = scenarios[chosen];
  return fault ? { ...scenarios[own], fault } : scenarios[chosen];
}
