import { secondBindings } from '../../api/ad-accounts/bindingPaths.ts';
import { mediumOf, type MediaKey, type Medium } from '../../api/ad-accounts/mediaFacts.ts';
import { screen, type Screen } from '../screen.ts';

interface Connection {
  path: `/manage/${string}`;
  media: MediaKey;
  /** Where a medium has two screens. */
  name?: Medium['name'];
  load?: Screen['load'];
}

const huawei = () => import('#screens/bindings/huawei/HuaweiBinding.tsx').then((module) => module.HuaweiBinding);
const oceanEngine = () => import('#screens/bindings/ocean-engine/OceanEngineBinding.tsx').then((module) => module.OceanEngineBinding);

const iqiyi = () => import('#screens/bindings/token/media.tsx').then((module) => module.IqiyiBinding);
const youdao = () => import('#screens/bindings/token/media.tsx').then((module) => module.YoudaoBinding);
const netease = () => import('#screens/bindings/token/media.tsx').then((module) => module.NeteaseBinding);
const zhihu = () => import('#screens/bindings/token/media.tsx').then((module) => module.ZhihuBinding);
const weibo = () => import('#screens/bindings/token/media.tsx').then((module) => module.WeiboBinding);
const shenma = () => import('#screens/bindings/search-engine/media.tsx').then((module) => module.ShenmaBinding);
const baidu = () => import('#screens/bindings/search-engine/media.tsx').then((module) => module.BaiduBinding);
const alibaba = () => import('#screens/bindings/alibaba/AlibabaBinding.tsx').then((module) => module.AlibabaBinding);
const googleAds = () => import('#screens/bindings/google-ads/GoogleAdsBinding.tsx').then((module) => module.GoogleAdsBinding);
const xiaomi = () => import('#screens/bindings/xiaomi/XiaomiBinding.tsx').then((module) => module.XiaomiBinding);
const oppo = () => import('#screens/bindings/oppo/OppoBinding.tsx').then((module) => module.OppoBinding);
const kuaishou = () => import('#screens/bindings/kuaishou/KuaishouBinding.tsx').then((module) => module.KuaishouBinding);
const mintegral = () => import('#screens/bindings/mintegral/MintegralBinding.tsx').then((module) => module.MintegralBinding);
const weixin = () => import('#screens/bindings/weixin/WeixinBinding.tsx').then((module) => module.WeixinBinding);
const honor = () => import('#screens/bindings/client/media.tsx').then((module) => module.HonorBinding);
const vivo = () => import('#screens/bindings/client/media.tsx').then((module) => module.VivoBinding);
const bilibili = () => import('#screens/bindings/bilibili/BilibiliBinding.tsx').then((module) => module.BilibiliBinding);
const appleSearchAds = () =>
  import('#screens/bindings/apple-search-ads/AppleSearchAdsBinding.tsx').then((module) => module.AppleSearchAdsBinding);
const oldTencent = () => import('#screens/bindings/tencent/platforms.tsx').then((module) => module.OldTencentBinding);
const newTencent = () => import('#screens/bindings/tencent/platforms.tsx').then((module) => module.NewTencentBinding);
const huaweiStore = () => import('#screens/bindings/client/media.tsx').then((module) => module.HuaweiStoreBinding);

/** Where accounts at media are connected. */
const connections: readonly Connection[] = [
  { ...secondBindings.gdt, media: 'gdt', load: oldTencent },
  { path: '/manage/AiqiyiBindAccount', media: 'iqiyi', load: iqiyi },
  { path: '/manage/youdaoBindAccount', media: 'youdao', load: youdao },
  { path: '/manage/wangYiMusicAccount', media: 'wangyi', load: netease },
  { path: '/manage/zhihuBindAccount', media: 'zhihu', load: zhihu },
  { path: '/manage/newGdtBindAccount', media: 'gdt', load: newTencent },
  { path: '/manage/smBindAccount', media: 'sm', load: shenma },
  { path: '/manage/aliEkawa', media: 'ekawa', load: alibaba },
  { path: '/manage/adwordsBindAccount', media: 'google', load: googleAds },
  { path: '/manage/toutiaoBindAccount', media: 'toutiao', load: oceanEngine },
  { path: '/manage/xiaomiBindAccount', media: 'xiaomi', load: xiaomi },
  { path: '/manage/oppoBindAccount', media: 'oppo', load: oppo },
  { path: '/manage/huaweiAdsBindAccount', media: 'huawei', load: huawei },
  { path: '/manage/baiduBindAccount', media: 'baidu', load: baidu },
  { path: '/manage/kuaishouBindAccount', media: 'kuaishou', load: kuaishou },
  { path: '/manage/MintegralBindAccount', media: 'mintegral', load: mintegral },
  { path: '/manage/wxmpBindAccount', media: 'wxmp', load: weixin },
  { ...secondBindings.huawei, media: 'huawei', load: huaweiStore },
  { path: '/manage/rongyaoBindAccount', media: 'honor', load: honor },
  { path: '/manage/vivoBindAccount', media: 'vivo', load: vivo },
  { path: '/manage/BilibiliBindAccount', media: 'bilibili', load: bilibili },
  { path: '/manage/adsBindAccount', media: 'asa', load: appleSearchAds },
  { path: '/manage/weiboBindAccount', media: 'weibo', load: weibo },
];

/** Chinese puts a space between Latin and its own letters. */
const titleOf = ([chinese, english]: Medium['name']) =>
  [/\w$/.test(chinese) ? `${chinese} 账户绑定` : `${chinese}账户绑定`, `Connect ${english}`] as const;

export const bindings: readonly Screen[] = connections.map(({ path, media, name, load }) =>
  screen({
    path,
    title: titleOf(name ?? mediumOf(media).name),
    layout: 'wide',
    setting: 'adAccounts',
    access: 'channel@manage',
    ...(load && { load }),
  }),
);
