/** What kind of place a channel is; it decides how fast people come, what they cost and how many of them stay. */
export type ChannelKind = 'feed' | 'search' | 'store' | 'video' | 'social' | 'network' | 'overseas' | 'offline';

export interface ChannelRecord {
  id: string;
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
}

const channel = (id: string, name: string, kind: ChannelKind, weight: number, quality: number, fraud: number): ChannelRecord => ({
  id,
  name,
  kind,
  weight,
  quality,
  fraud,
  isCustom: false,
  isEnabled: true,
});

/** What came by itself is a channel like any other in the books, and no advertiser's. */
export const natural = channel('natural', '自然量', 'store', 0, 1.35, 0.004);

export const adChannels: readonly ChannelRecord[] = [
  channel('toutiao', '巨量引擎', 'feed', 22, 1, 0.012),
  channel('gdt', '腾讯广告', 'social', 16, 1.08, 0.01),
  channel('kuaishou', '快手磁力引擎', 'video', 9, 0.92, 0.02),
  channel('asa', 'Apple Search Ads', 'search', 8, 1.4, 0.002),
  channel('baidu', '百度营销', 'search', 6, 1.02, 0.024),
  channel('bilibili', '哔哩哔哩花火', 'video', 5, 1.18, 0.008),
  channel('xiaohongshu', '小红书聚光', 'social', 4, 1.12, 0.009),
  channel('huawei', '华为广告', 'store', 4, 1.1, 0.006),
  channel('oppo', 'OPPO 广告', 'store', 3.4, 1, 0.011),
  channel('vivo', 'vivo 营销', 'store', 3.4, 0.98, 0.012),
  channel('xiaomi', '小米营销', 'store', 3, 0.97, 0.013),
  channel('honor', '荣耀广告', 'store', 2.2, 1, 0.01),
  channel('weibo', '微博粉丝通', 'social', 2, 0.9, 0.022),
  channel('zhihu', '知乎营销', 'social', 1.6, 1.2, 0.007),
  channel('iqiyi', '爱奇艺奇麟', 'video', 1.4, 0.95, 0.018),
  channel('wangyi', '网易云音乐', 'feed', 1.2, 1.05, 0.012),
  channel('youdao', '有道智选', 'network', 1, 0.88, 0.03),
  channel('sm', '神马搜索', 'search', 1, 0.86, 0.026),
  channel('uc', '阿里汇川 UC', 'feed', 1.2, 0.84, 0.03),
  channel('taobao', '淘宝联盟', 'network', 0.9, 0.93, 0.02),
  channel('sogou', '搜狗推广', 'search', 0.8, 0.9, 0.024),
  channel('qihoo', '360 点睛', 'search', 0.8, 0.82, 0.034),
  channel('wifi', 'WiFi 万能钥匙', 'network', 0.6, 0.62, 0.08),
  channel('qutoutiao', '趣头条', 'feed', 0.7, 0.66, 0.07),
  channel('ximalaya', '喜马拉雅', 'feed', 0.5, 1.04, 0.01),
  channel('douban', '豆瓣', 'social', 0.3, 1.16, 0.006),
  channel('hupu', '虎扑', 'social', 0.5, 1.06, 0.01),
  channel('taptap', 'TapTap', 'store', 1.8, 1.32, 0.004),
  channel('haoyou', '好游快爆', 'store', 0.9, 1.2, 0.006),
  channel('jiuyou', '九游', 'store', 0.8, 1, 0.012),
  channel('yyb', '应用宝', 'store', 2, 1, 0.014),
  channel('meizu', '魅族应用商店', 'store', 0.4, 0.9, 0.016),
  channel('samsung', '三星应用商店', 'store', 0.3, 1.02, 0.008),
  channel('lenovo', '联想应用商店', 'store', 0.3, 0.86, 0.02),
  channel('douyu', '斗鱼直播', 'video', 0.6, 0.96, 0.02),
  channel('huya', '虎牙直播', 'video', 0.6, 0.97, 0.019),
  channel('meta', 'Meta Ads', 'overseas', 1.6, 1.1, 0.012),
  channel('google', 'Google Ads', 'overseas', 1.8, 1.14, 0.01),
  channel('tiktok', 'TikTok for Business', 'overseas', 1.5, 0.98, 0.016),
  channel('mintegral', 'Mintegral', 'network', 1.1, 0.8, 0.05),
  channel('unity', 'Unity Ads', 'network', 0.9, 0.84, 0.04),
  channel('applovin', 'AppLovin', 'network', 0.9, 0.86, 0.038),
  channel('vungle', 'Liftoff Vungle', 'network', 0.5, 0.82, 0.042),
  channel('pangle', '穿山甲 Pangle', 'network', 1.2, 0.9, 0.032),
  channel('qrcode', '线下扫码', 'offline', 0.3, 1.3, 0.001),
];
