import { mediaNames } from '#app/lib/glossary/words.ts';

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
  /** The quality of its users, around 1. */
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
  media: keyof typeof mediaNames,
  kind: ChannelKind,
  weight: number,
  quality: number,
  fraud: number,
): ChannelRecord => ({
  id,
  media,
  name: mediaNames[media][0],
  kind,
  weight,
  quality,
  fraud,
  isCustom: false,
  isEnabled: true,
});

/** Organic traffic is a channel like any other in the facts, but has no advertiser. */
export const natural = channel(1, 'natural', 'store', 0, 1.35, 0.004);

export const adChannels: readonly ChannelRecord[] = [
  channel(101, 'toutiao', 'feed', 22, 1, 0.012),
  channel(102, 'gdt', 'social', 16, 1.08, 0.01),
  channel(103, 'kuaishou', 'video', 9, 0.92, 0.02),
  channel(104, 'asa', 'search', 8, 1.4, 0.002),
  channel(105, 'baidu', 'search', 6, 1.02, 0.024),
  channel(106, 'bilibili', 'video', 5, 1.18, 0.008),
  channel(107, 'xiaohongshu', 'social', 4, 1.12, 0.009),
  channel(108, 'huawei', 'store', 4, 1.1, 0.006),
  channel(109, 'oppo', 'store', 3.4, 1, 0.011),
  channel(110, 'vivo', 'store', 3.4, 0.98, 0.012),
  channel(111, 'xiaomi', 'store', 3, 0.97, 0.013),
  channel(112, 'honor', 'store', 2.2, 1, 0.01),
  channel(113, 'weibo', 'social', 2, 0.9, 0.022),
  channel(114, 'zhihu', 'social', 1.6, 1.2, 0.007),
  channel(115, 'iqiyi', 'video', 1.4, 0.95, 0.018),
  channel(116, 'wangyi', 'feed', 1.2, 1.05, 0.012),
  channel(117, 'youdao', 'network', 1, 0.88, 0.03),
  channel(118, 'sm', 'search', 1, 0.86, 0.026),
  channel(119, 'uc', 'feed', 1.2, 0.84, 0.03),
  channel(120, 'taobao', 'network', 0.9, 0.93, 0.02),
  channel(121, 'sogou', 'search', 0.8, 0.9, 0.024),
  channel(122, 'qihoo', 'search', 0.8, 0.82, 0.034),
  channel(123, 'wifi', 'network', 0.6, 0.62, 0.08),
  channel(124, 'qutoutiao', 'feed', 0.7, 0.66, 0.07),
  channel(125, 'ximalaya', 'feed', 0.5, 1.04, 0.01),
  channel(126, 'douban', 'social', 0.3, 1.16, 0.006),
  channel(127, 'hupu', 'social', 0.5, 1.06, 0.01),
  channel(128, 'taptap', 'store', 1.8, 1.32, 0.004),
  channel(129, 'haoyou', 'store', 0.9, 1.2, 0.006),
  channel(130, 'jiuyou', 'store', 0.8, 1, 0.012),
  channel(131, 'yyb', 'store', 2, 1, 0.014),
  channel(132, 'meizu', 'store', 0.4, 0.9, 0.016),
  channel(133, 'samsung', 'store', 0.3, 1.02, 0.008),
  channel(134, 'lenovo', 'store', 0.3, 0.86, 0.02),
  channel(135, 'douyu', 'video', 0.6, 0.96, 0.02),
  channel(136, 'huya', 'video', 0.6, 0.97, 0.019),
  channel(137, 'meta', 'overseas', 1.6, 1.1, 0.012),
  channel(138, 'google', 'overseas', 1.8, 1.14, 0.01),
  channel(139, 'tiktok', 'overseas', 1.5, 0.98, 0.016),
  channel(140, 'mintegral', 'network', 1.1, 0.8, 0.05),
  channel(141, 'unity', 'network', 0.9, 0.84, 0.04),
  channel(142, 'applovin', 'network', 0.9, 0.86, 0.038),
  channel(143, 'vungle', 'network', 0.5, 0.82, 0.042),
  channel(144, 'pangle', 'network', 1.2, 0.9, 0.032),
  channel(145, 'qrcode', 'offline', 0.3, 1.3, 0.001),
];

const custom = (id: number, name: string, createdOn: string, note: string | null = null, isEnabled = true): ChannelRecord => ({
  ...channel(id, 'qrcode', 'offline', 0, 1, 0),
  media: `custom-${id}`,
  name,
  isCustom: true,
  isEnabled,
  owner: 1,
  createdOn,
  note,
});

/** Custom channels of the main account. They have no facts. */
export const customChannels: readonly ChannelRecord[] = [
  custom(201, '自有短信', '2025-03-18', '召回与节日触达'),
  custom(202, '公众号菜单', '2025-05-06'),
  custom(203, '线下门店扫码', '2025-09-22', '二维码印在桌牌上'),
  custom(204, 'KOL 合作', '2026-02-11'),
  custom(205, '高校地推', '2026-03-30', null, false),
];
