import type { MediaKey, Medium } from './mediaFacts.ts';

/** Where accounts of an ad network are connected. A network with two screens has the one that most need here. */
export const bindingPaths = {
  toutiao: '/manage/toutiaoBindAccount',
  gdt: '/manage/newGdtBindAccount',
  kuaishou: '/manage/kuaishouBindAccount',
  baidu: '/manage/baiduBindAccount',
  asa: '/manage/adsBindAccount',
  bilibili: '/manage/BilibiliBindAccount',
  weibo: '/manage/weiboBindAccount',
  zhihu: '/manage/zhihuBindAccount',
  huawei: '/manage/huaweiAdsBindAccount',
  oppo: '/manage/oppoBindAccount',
  vivo: '/manage/vivoBindAccount',
  xiaomi: '/manage/xiaomiBindAccount',
  honor: '/manage/rongyaoBindAccount',
  wangyi: '/manage/wangYiMusicAccount',
  mintegral: '/manage/MintegralBindAccount',
  google: '/manage/adwordsBindAccount',
  iqiyi: '/manage/AiqiyiBindAccount',
  sm: '/manage/smBindAccount',
  youdao: '/manage/youdaoBindAccount',
  uc: '/manage/aliEkawa?of=uc',
  wxmp: '/manage/wxmpBindAccount',
  ekawa: '/manage/aliEkawa',
} as const satisfies Partial<Record<MediaKey, `/manage/${string}`>>;

const hasPath = (media: string): media is keyof typeof bindingPaths => Object.hasOwn(bindingPaths, media);

/** Null for a network that is known by its accounts but has no screen of its own. */
export const bindingPathOf = (media: string): string | null => (hasPath(media) ? bindingPaths[media] : null);

interface Second {
  path: `/manage/${string}`;
  name: Medium['name'];
}

/** The other screen of a network that has two. */
export const secondBindings = {
  gdt: { path: '/manage/gdtBindAccount', name: ['腾讯广告（旧版）', 'Tencent Ads (classic)'] },
  huawei: { path: '/manage/huaweiBindAccount', name: ['华为', 'HUAWEI'] },
} as const satisfies Partial<Record<MediaKey, Second>>;

export const secondBindingOf = (media: string): Second | null => (media === 'gdt' || media === 'huawei' ? secondBindings[media] : null);

/** Where the apps stand that are connected at an ad network. Three have a page of their own. */
export function appListPathOf(media: string): `/manage/${string}` {
  switch (media) {
    case 'wangyi':
      return '/manage/wangYiMusicBindAppList';
    case 'huawei':
      return '/manage/huaweiBindAppList';
    case 'vivo':
      return '/manage/vivoBindAppList';
    default:
      return `/manage/channelBindAppList?media=${encodeURIComponent(media)}`;
  }
}
