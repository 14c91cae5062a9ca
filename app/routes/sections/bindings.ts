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

/** Where accounts at media are connected. */
const connections: readonly Connection[] = [
  { path: '/manage/gdtBindAccount', media: 'gdt' },
  { path: '/manage/AiqiyiBindAccount', media: 'iqiyi' },
  { path: '/manage/youdaoBindAccount', media: 'youdao' },
  { path: '/manage/wangYiMusicAccount', media: 'wangyi' },
  { path: '/manage/zhihuBindAccount', media: 'zhihu' },
  { path: '/manage/newGdtBindAccount', media: 'gdt', name: ['腾讯广告（新版）', 'Tencent Ads (new)'] },
  { path: '/manage/smBindAccount', media: 'sm' },
  { path: '/manage/aliEkawa', media: 'uc' },
  { path: '/manage/adwordsBindAccount', media: 'google' },
  { path: '/manage/toutiaoBindAccount', media: 'toutiao', load: oceanEngine },
  { path: '/manage/xiaomiBindAccount', media: 'xiaomi' },
  { path: '/manage/oppoBindAccount', media: 'oppo' },
  { path: '/manage/huaweiAdsBindAccount', media: 'huawei', load: huawei },
  { path: '/manage/baiduBindAccount', media: 'baidu' },
  { path: '/manage/kuaishouBindAccount', media: 'kuaishou' },
  { path: '/manage/MintegralBindAccount', media: 'mintegral' },
  { path: '/manage/wxmpBindAccount', media: 'wxmp' },
  { path: '/manage/huaweiBindAccount', media: 'huawei', name: ['华为', 'HUAWEI'] },
  { path: '/manage/rongyaoBindAccount', media: 'honor' },
  { path: '/manage/vivoBindAccount', media: 'vivo' },
  { path: '/manage/BilibiliBindAccount', media: 'bilibili' },
  { path: '/manage/adsBindAccount', media: 'asa' },
  { path: '/manage/weiboBindAccount', media: 'weibo' },
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
