/** What the service does wrong, to every call but those that a console needs before it can show anything. */
export type Fault = 'slow' | 'failing' | 'forbidden' | 'session-lost' | 'malformed' | 'offline' | 'waiting';

/** A named state of the service: the same in a story, a test, the Storybook toolbar and the running console. */
export interface Scenario {
  chinese: string;
  english: string;
  /** What is different from the healthy world, for those who choose. */
  meaning: readonly [chinese: string, english: string];
  /** The demo account that is signed in. Null is nobody. */
  account: string | null;
  /** The app that is open. */
  app: number | null;
  fault?: Fault;
  /** How the world is made otherwise. */
  world?: { campaigns?: number; apps?: number; hasLongNames?: boolean };
  /** What happened in it before, by name: see `changes.ts`. */
  change?: 'no-apps' | 'no-services' | 'all-unread' | 'attacked';
}

const of = (account: string, app: number | null, chinese: string, english: string, meaning: Scenario['meaning']): Scenario => ({
  chinese,
  english,
  meaning,
  account: `${account}@provena.test`,
  app,
});

const platform = (name: string, app: number): Scenario =>
  of('super', app, `主账号 · ${name}`, `Main account, ${name}`, [
    `主账号打开 ${name} 应用，一切正常`,
    `The main account in a healthy ${name} app`,
  ]);

const main = (fault: Fault, chinese: string, english: string, meaning: Scenario['meaning']): Scenario => ({
  ...of('super', 1001, chinese, english, meaning),
  fault,
});

/** Every scenario, each a small difference to the healthy world. `none` has no service at all. */
export const scenarios = {
  none: { chinese: '无服务', english: 'No service', meaning: ['没有任何接口', 'There is no service'], account: null, app: null },
  guest: { chinese: '未登录', english: 'Signed out', meaning: ['没有人登录', 'Nobody has signed in'], account: null, app: null },

  'super-ios': platform('iOS', 1001),
  'super-android': platform('Android', 1002),
  'super-harmony': platform('Harmony', 1003),
  'super-quickapp': platform('quickApp', 1004),
  'super-h5': platform('H5', 1005),
  'super-wx': platform('wx', 1006),
  'super-wg': platform('wg', 1007),
  'super-dg': platform('dg', 1008),
  'super-selfbuilt': platform('selfBuilt', 1009),

  'manager-ios': of('manager', 1001, '管理员', 'Manager', ['管理员，全部应用', 'A manager, all apps']),
  'appmanager-ios': of('appmanager', 1001, '应用管理员', 'App manager', [
    '应用管理员，无广告账户权限',
    'An app manager without ad accounts',
  ]),
  'appmanager-ads-ios': of('appmanager.ads', 1001, '应用管理员 · 广告账户', 'App manager with ad accounts', [
    '应用管理员，另有广告账户权限',
    'An app manager who may bind ad accounts',
  ]),
  'staff-ios': of('staff', 1001, '投放专员', 'Staff', [
    '部分页面，无付费、自然量等数据权限',
    'Some pages; no payments, natural or order data',
  ]),
  'staff-h5': of('staff', 1005, '投放专员 · H5', 'Staff, H5', ['同上，H5 应用', 'The same in an H5 app']),
  'analyst-ios': of('analyst', 1001, '数据分析师', 'Analyst', ['全部应用，只读，无订单数据', 'All apps, read only, no orders']),
  'channel-ios': of('channel', 1001, '渠道用户', 'Channel user', ['只见自己的两个渠道，无设置菜单', 'Sees two channels and no settings']),
  'channel-h5': of('channel', 1005, '渠道用户 · H5', 'Channel user, H5', ['同上，H5 应用', 'The same in an H5 app']),
  'demo-ios': of('demo', 1001, '体验账号', 'Demo account', ['示例应用，完整菜单，不可写', 'Sample apps, all menus, no writing']),

  pending: of('pending', null, '待激活', 'Not activated', ['已注册，邮件未激活（-3）', 'Registered, mail not confirmed (-3)']),
  'new-owner': of('newowner', null, '待完善资料', 'Incomplete account', [
    '主账号首次登录，资料待完善',
    'A main account that has to complete its details',
  ]),
  'fresh-account': {
    ...of('super', null, '新账号', 'Fresh account', ['还没有任何应用', 'No app yet']),
    change: 'no-apps',
  },
  'plan-ending': of('ending', 1101, '套餐将到期', 'Plan ending', [
    '套餐 12 天后到期，有流量上限',
    'The plan ends in 12 days and has limits',
  ]),
  'expired-plan': of('expired', 1201, '套餐已到期', 'Plan expired', ['套餐已到期 8 天', 'The plan ended 8 days ago']),
  'expired-app': of('super', 1010, '应用已到期', 'Expired app', [
    '应用 1010 已到期，不可打开',
    'App 1010 has expired and cannot be opened',
  ]),
  'flow-exhausted': of('super', 1011, '流量用尽', 'Flow exhausted', ['应用 1011 的套餐流量已用尽', 'The package of app 1011 has run out']),
  'no-services': {
    ...of('super', 1001, '未开通服务', 'No services', ['没有开通任何高级服务', 'No paid service is open']),
    change: 'no-services',
  },
  'announcements-unread': {
    ...of('super', 1001, '公告未读', 'Unread announcements', ['所有公告未读', 'Every announcement is unread']),
    change: 'all-unread',
  },
  attacked: {
    ...of('super', 1001, '恶意文本', 'Hostile texts', [
      '所有名称和公告里都是脚本、标记和控制字符',
      'Every name and announcement is made of scripts, markup and control characters',
    ]),
    change: 'attacked',
  },
  huge: {
    ...of('super', 1001, '海量', 'Huge', [
      '1 万个应用，5 万个活动，200 字的名称',
      '10,000 apps, 50,000 campaigns, names of 200 characters',
    ]),
    world: { campaigns: 50_000, apps: 10_000, hasLongNames: true },
  },

  slow: main('slow', '缓慢', 'Slow', ['数据 3 秒后才到', 'Data comes after three seconds']),
  waiting: main('waiting', '一直等待', 'No answer', ['数据一直不来', 'Data never comes']),
  failing: main('failing', '全部失败', 'Failing', ['数据接口一律 500', 'Every call for data fails with 500']),
  forbidden: main('forbidden', '全部拒绝', 'Forbidden', ['数据接口一律无权限', 'Every call for data is refused']),
  'session-lost': main('session-lost', '登录失效', 'Session lost', ['数据接口一律 -1002', 'Every call for data answers -1002']),
  malformed: main('malformed', '数据异常', 'Malformed', ['数据接口返回的不是约定的结构', 'Answers are not what was agreed']),
  offline: main('offline', '断网', 'Offline', ['数据接口连不上', 'No network for data']),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName => typeof name === 'string' && Object.hasOwn(scenarios, name);
