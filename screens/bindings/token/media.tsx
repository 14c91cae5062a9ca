import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { TokenBinding } from './TokenBinding.tsx';

const netease = { medium: mediumOf('wangyi'), fields: credentialFields.netease, calls: bindings.netease, account: 'advertiser' } as const;
const iqiyi = { medium: mediumOf('iqiyi'), fields: credentialFields.iqiyi, calls: bindings.iqiyi, account: 'advertiser' } as const;
const zhihu = { medium: mediumOf('zhihu'), fields: credentialFields.zhihu, calls: bindings.zhihu, account: 'account' } as const;
// The calls of these two are ours.
const youdao = {
  medium: mediumOf('youdao'),
  fields: credentialFields.youdao,
  calls: ours.ourBindings.youdao,
  account: 'advertiser',
} as const;
const weibo = { medium: mediumOf('weibo'), fields: credentialFields.weibo, calls: ours.ourBindings.weibo, account: 'account' } as const;

export const NeteaseBinding = () => <TokenBinding {...netease} />;
export const IqiyiBinding = () => <TokenBinding {...iqiyi} />;
export const ZhihuBinding = () => <TokenBinding {...zhihu} />;
export const YoudaoBinding = () => <TokenBinding {...youdao} />;
export const WeiboBinding = () => <TokenBinding {...weibo} />;
