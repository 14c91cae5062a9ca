/** What kind of place a channel is; it decides how fast people come, what they cost and how many of them stay. */
export type ChannelKind = 'feed' | 'search' | 'store' | 'video' | 'social' | 'network' | 'overseas' | 'offline';

export interface ChannelRecord {
  id: number;
  /** The medium, as its binding is called. */
  media: string;
  name: string;
  kind: ChannelKind;
  /** Its share of what an app spends, next to the others. */
  weight: number;
  /** How well its people do, around 1. */
  quality: number;
  /** Share of its clicks that are worth nothing. */
  fraud: number;
  /** Made by the account itself, on the page of custom channels. */
  isCustom: boolean;
  isEnabled: boolean;
  /** The main account that has made it. */
  owner?: number;
  createdOn?: string;
  note?: string | null;
}

const channel = (
  id: number,
  media: string,
  name: string,
  kind: ChannelKind,
  weight: number,
  quality: number,
  fraud: number,
): ChannelRecord => ({
  id,
  media,
  name,
  kind,
  weight,
  quality,
  fraud,
  isCustom: false,
  isEnabled: true,
});

/** What came by itself is a channel like any other in the books, and no advertiser's. */
export const natural = channel(1, 'natural', '自然量', 'store', 0, 1.35, 0.004);

export const adChannels: readonly ChannelRecord[] = [
  channel(101, 'toutiao', '巨量引擎', 'feed', 22, 1, 0.012),
  channel(102, 'gdt', '腾讯广告', 'social', 16, 1.08, 0.01),
  channel(103, 'kuaishou', '快手磁力引擎', 'video', 9, 0.92, 0.02),
  channel(104, 'asa', 'Apple Search Ads', 'search', 8, 1.4, 0.002),
  channel(105, 'baidu', '百度营销', 'search', 6, 1.02, 0.024),
  channel(106, 'bilibili', '哔哩哔哩花火', 'video', 5, 1.18, 0.008),
  channel(107, 'xiaohongshu', '小红书聚光', 'social', 4, 1.12, 0.009),
  channel(108, 'huawei', '华为广告', 'store', 4, 1.1, 0.006),
  channel(109, 'oppo', 'OPPO 广告', 'store', 3.4, 1, 0.011),
  channel(110, 'vivo', 'vivo 营销', 'store', 3.4, 0.98, 0.012),
  channel(111, 'xiaomi', '小米营销', 'store', 3, 0.97, 0.013),
  channel(112, 'honor', '荣耀广告', 'store', 2.2, 1, 0.01),
  channel(113, 'weibo', '微博粉丝通', 'social', 2, 0.9, 0.022),
  channel(114, 'zhihu', '知乎营销', 'social', 1.6, 1.2, 0.007),
  channel(115, 'iqiyi', '爱奇艺奇麟', 'video', 1.4, 0.95, 0.018),
  channel(116, 'wangyi', '网易云音乐', 'feed', 1.2, 1.05, 0.012),
  channel(117, 'youdao', '有道智选', 'network', 1, 0.88, 0.03),
  channel(118, 'sm', '神马搜索', 'search', 1, 0.86, 0.026),
  channel(119, 'uc', '阿里汇川 UC', 'feed', 1.2, 0.84, 0.03),
  channel(120, 'taobao', '淘宝联盟', 'network', 0.9, 0.93, 0.02),
  channel(121, 'sogou', '搜狗推广', 'search', 0.8, 0.9, 0.024),
  channel(122, 'qihoo', '360 点睛', 'search', 0.8, 0.82, 0.034),
  channel(123, 'wifi', 'WiFi 万能钥匙', 'network', 0.6, 0.62, 0.08),
  channel(124, 'qutoutiao', '趣头条', 'feed', 0.7, 0.66, 0.07),
  channel(125, 'ximalaya', '喜马拉雅', 'feed', 0.5, 1.04, 0.01),
  channel(126, 'douban', '豆瓣', 'social', 0.3, 1.16, 0.006),
  channel(127, 'hupu', '虎扑', 'social', 0.5, 1.06, 0.01),
  channel(128, 'taptap', 'TapTap', 'store', 1.8, 1.32, 0.004),
  channel(129, 'haoyou', '好游快爆', 'store', 0.9, 1.2, 0.006),
  channel(130, 'jiuyou', '九游', 'store', 0.8, 1, 0.012),
  channel(131, 'yyb', '应用宝', 'store', 2, 1, 0.014),
  channel(132, 'meizu', '魅族应用商店', 'store', 0.4, 0.9, 0.016),
  channel(133, 'samsung', '三星应用商店', 'store', 0.3, 1.02, 0.008),
  channel(134, 'lenovo', '联想应用商店', 'store', 0.3, 0.86, 0.02),
  channel(135, 'douyu', '斗鱼直播', 'video', 0.6, 0.96, 0.02),
  channel(136, 'huya', '虎牙直播', 'video', 0.6, 0.97, 0.019),
  channel(137, 'meta', 'Meta Ads', 'overseas', 1.6, 1.1, 0.012),
  channel(138, 'google', 'Google Ads', 'overseas', 1.8, 1.14, 0.01),
  channel(139, 'tiktok', 'TikTok for Business', 'overseas', 1.5, 0.98, 0.016),
  channel(140, 'mintegral', 'Mintegral', 'network', 1.1, 0.8, 0.05),
  channel(141, 'unity', 'Unity Ads', 'network', 0.9, 0.84, 0.04),
  channel(142, 'applovin', 'AppLovin', 'network', 0.9, 0.86, 0.038),
  channel(143, 'vungle', 'Liftoff Vungle', 'network', 0.5, 0.82, 0.042),
  channel(144, 'pangle', '穿山甲 Pangle', 'network', 1.2, 0.9, 0.032),
  channel(145, 'qrcode', '线下扫码', 'offline', 0.3, 1.3, 0.001),
];

const custom = (id: number, name: string, createdOn: string, note: string | null = null, isEnabled = true): ChannelRecord => ({
  ...channel(id, `custom-${id}`, name, 'offline', 0, 1, 0),
  isCustom: true,
  isEnabled,
  owner: 1,
  createdOn,
  note,
});

/** Made by the main account itself. They bring nobody that the books know of. */
export const customChannels: readonly ChannelRecord[] = [
  custom(201, '自有短信', '2025-03-18', '召回与节日触达'),
  custom(202, '公众号菜单', '2025-05-06'),
  custom(203, '线下门店扫码', '2025-09-22', '二维码印在桌牌上'),
  custom(204, 'KOL 合作', '2026-02-11'),
  custom(205, '高校地推', '2026-03-30', null, false),
];
