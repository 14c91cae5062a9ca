/** Sample rows for stories: tracking links and members. */
export interface Link {
  id: string;
  name: string;
  group: string;
  channel: string;
  path: string;
  tone: 'good' | 'warning' | 'negative' | 'off';
  state: string;
  clicks: number | null;
  installs: number | null;
  last: string | null;
}

export const links: Link[] = [
  {
    id: '100482',
    name: '秋季版本-达人短视频-A',
    group: '新版本拉新',
    channel: '巨量引擎',
    path: '/c/8Kq2mZ?utm_content=kol_a',
    tone: 'good',
    state: '投放中',
    clicks: 312_540,
    installs: 24_186,
    last: '10:31',
  },
  {
    id: '100483',
    name: '秋季版本-达人短视频-B',
    group: '新版本拉新',
    channel: '巨量引擎',
    path: '/c/8Kq2n4?utm_content=kol_b',
    tone: 'good',
    state: '投放中',
    clicks: 268_917,
    installs: 19_842,
    last: '10:30',
  },
  {
    id: '100391',
    name: '品牌词-秋季版本-精确匹配',
    group: '搜索品牌',
    channel: 'Apple Search Ads',
    path: '/c/5Tn0wB?kw=秋季版本',
    tone: 'good',
    state: '投放中',
    clicks: 94_210,
    installs: 8706,
    last: '10:29',
  },
  {
    id: '100476',
    name: '朋友圈-剧情 15s-秋季',
    group: '新版本拉新',
    channel: '腾讯广告',
    path: '/c/7Vd4pX?utm_term=秋季',
    tone: 'warning',
    state: '账户 5 天后到期',
    clicks: 71_880,
    installs: 5904,
    last: '10:12',
  },
  {
    id: '100437',
    name: 'UP 主联动-秋季角色 PV',
    group: '新版本拉新',
    channel: 'B 站花火',
    path: '/c/3Ys7dN?utm_content=秋季_pv',
    tone: 'good',
    state: '投放中',
    clicks: 56_730,
    installs: 3360,
    last: '10:25',
  },
  {
    id: '100452',
    name: '问答-秋季活动专题',
    group: '内容种草',
    channel: '知乎',
    path: '/c/6Pz3vC?utm_content=秋季',
    tone: 'good',
    state: '投放中',
    clicks: 38_220,
    installs: 1694,
    last: '10:27',
  },
  {
    id: '100488',
    name: 'KOC 笔记-秋季攻略',
    group: '内容种草',
    channel: '小红书聚光',
    path: '/c/4Wm1yH?utm_term=秋季攻略',
    tone: 'negative',
    state: '链接被拦截',
    clicks: 12_406,
    installs: 318,
    last: '11-19 18:02',
  },
  {
    id: '100465',
    name: '开屏-秋季预约-返场',
    group: '预约召回',
    channel: '快手磁力引擎',
    path: '/c/2Rf8sJ?utm_campaign=秋季预约',
    tone: 'warning',
    state: '7 天无点击',
    clicks: 0,
    installs: 0,
    last: '11-08 22:14',
  },
  {
    id: '100501',
    name: '信息流-秋季素材-竖版',
    group: '新版本拉新',
    channel: '小红书聚光',
    path: '/c/9Lc6tE?utm_content=秋季_v3',
    tone: 'off',
    state: '待首次点击',
    clicks: null,
    installs: null,
    last: null,
  },
];

export interface Member {
  name: string;
  mail: string;
  role: string;
  isAdmin: boolean;
  apps: string;
  last: string;
}

export const members: Member[] = [
  { name: '沈砚秋', mail: 'shen.yanqiu@shanhai.example', role: '主账号', isAdmin: true, apps: '全部应用 24', last: '2026-11-20 10:31' },
  { name: '陆闻舟', mail: 'lu.wenzhou@shanhai.example', role: '管理员', isAdmin: true, apps: '全部应用 24', last: '2026-11-20 09:12' },
  {
    name: '许知夏',
    mail: 'xu.zhixia@shanhai.example',
    role: '应用管理员',
    isAdmin: false,
    apps: '山海行纪、云舟阅读 4',
    last: '2026-11-19 18:44',
  },
  {
    name: 'Dana Novak',
    mail: 'dana.novak@shanhai.example',
    role: '投放优化师',
    isAdmin: false,
    apps: '山海行纪 2',
    last: '2026-11-18 11:05',
  },
  {
    name: '贺兰亭',
    mail: 'he.lanting@shanhai.example',
    role: '数据分析师',
    isAdmin: false,
    apps: '青禾优选、小满学堂 5',
    last: '2026-10-30 16:20',
  },
];
