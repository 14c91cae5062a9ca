import type { Gift, MediaRecord } from './ad-account.ts';

const media = (key: string, name: string, kind: MediaRecord['kind'], method: MediaRecord['method'], ...gives: Gift[]): MediaRecord => ({
  key,
  name,
  kind,
  method,
  gives,
});

/** All media that can be bound, in the order of the gallery. */
export const mediaCatalogue: readonly MediaRecord[] = [
  media('toutiao', '巨量引擎', 'feed', 'authorization', 'cost', 'plans', 'creatives', 'callbacks'),
  media('gdt', '腾讯广告', 'feed', 'authorization', 'cost', 'plans', 'creatives', 'callbacks'),
  media('kuaishou', '快手磁力引擎', 'feed', 'credential', 'cost', 'plans', 'callbacks'),
  media('baidu', '百度营销', 'search', 'credential', 'cost', 'keywords', 'callbacks'),
  media('asa', 'Apple Search Ads', 'search', 'credential', 'cost', 'keywords', 'creatives'),
  media('xiaohongshu', '小红书聚光', 'feed', 'authorization', 'cost', 'plans', 'callbacks'),
  media('bilibili', '哔哩哔哩花火', 'feed', 'credential', 'cost', 'plans'),
  media('weibo', '微博粉丝通', 'feed', 'credential', 'cost', 'plans', 'callbacks'),
  media('zhihu', '知乎营销', 'feed', 'credential', 'cost', 'plans'),
  media('huawei', '华为广告', 'store', 'credential', 'cost', 'plans', 'creatives'),
  media('oppo', 'OPPO 广告', 'store', 'credential', 'cost', 'plans'),
  media('vivo', 'vivo 营销', 'store', 'credential', 'cost', 'plans'),
  media('xiaomi', '小米营销', 'store', 'credential', 'cost', 'plans'),
  media('honor', '荣耀广告', 'store', 'credential', 'cost', 'plans'),
  media('wangyi', '网易云音乐', 'feed', 'credential', 'cost'),
  media('mintegral', 'Mintegral', 'abroad', 'credential', 'cost', 'countries'),
  media('google', 'Google Ads', 'abroad', 'authorization', 'cost', 'countries', 'keywords'),
  media('iqiyi', '爱奇艺奇麟', 'feed', 'credential', 'cost', 'plans'),
  media('sm', '神马搜索', 'search', 'credential', 'cost', 'keywords'),
  media('youdao', '有道智选', 'feed', 'credential', 'cost'),
  media('uc', '阿里汇川 UC', 'feed', 'credential', 'cost', 'plans'),
  media('wxmp', '公众号广告', 'feed', 'authorization', 'cost', 'plans'),
  media('taobao', '阿里 e 卡', 'feed', 'credential', 'cost'),
];
