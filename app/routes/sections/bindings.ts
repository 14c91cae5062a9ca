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

const huawei = async () => (await import('#screens/bindings/huawei/HuaweiBinding.tsx')).HuaweiBinding;
const oceanEngine = async () => (await import('#screens/bindings/ocean-engine/OceanEngineBinding.tsx')).OceanEngineBinding;

const iqiyi = async () => (await import('#screens/bindings/token/media.tsx')).IqiyiBinding;
const youdao = async () => (await import('#screens/bindings/token/media.tsx')).YoudaoBinding;
const netease = async () => (await import('#screens/bindings/token/media.tsx')).NeteaseBinding;
const zhihu = async () => (await import('#screens/bindings/token/media.tsx')).ZhihuBinding;
const weibo = async () => (await import('#screens/bindings/token/media.tsx')).WeiboBinding;
const shenma = async () => (await import('#screens/bindings/search-engine/media.tsx')).ShenmaBinding;
const baidu = async () => (await import('#screens/bindings/search-engine/media.tsx')).BaiduBinding;
const alibaba = async () => (await import('#screens/bindings/alibaba/AlibabaBinding.tsx')).AlibabaBinding;
const googleAds = async () => (await import('#screens/bindings/google-ads/GoogleAdsBinding.tsx')).GoogleAdsBinding;
const xiaomi = async () => (await import('#screens/bindings/xiaomi/XiaomiBinding.tsx')).XiaomiBinding;
const oppo = async () => (await import('#screens/bindings/oppo/OppoBinding.tsx')).OppoBinding;
const kuaishou = async () => (await import('#screens/bindings/kuaishou/KuaishouBinding.tsx')).KuaishouBinding;
const mintegral = async () => (await import('#screens/bindings/mintegral/MintegralBinding.tsx')).MintegralBinding;
const weixin = async () => (await import('#screens/bindings/weixin/WeixinBinding.tsx')).WeixinBinding;
const honor = async () => (await import('#screens/bindings/client/media.tsx')).HonorBinding;
const vivo = async () => (await import('#screens/bindings/client/media.tsx')).VivoBinding;
const bilibili = async () => (await import('#screens/bindings/bilibili/BilibiliBinding.tsx')).BilibiliBinding;
const appleSearchAds = async () => (await import('#screens/bindings/apple-search-ads/AppleSearchAdsBinding.tsx')).AppleSearchAdsBinding;
const oldTencent = async () => (await import('#screens/bindings/tencent/platforms.tsx')).OldTencentBinding;
const newTencent = async () => (await import('#screens/bindings/tencent/platforms.tsx')).NewTencentBinding;
const huaweiStore = async () => (await import('#screens/bindings/client/media.tsx')).HuaweiStoreBinding;

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
