import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

/** Networks that take an id and a token. */
const netease = { medium: mediumOf('wangyi'), fields: credentialFields.wangyi, calls: credentialCalls.wangyi, guide };
const iqiyi = { medium: mediumOf('iqiyi'), fields: credentialFields.iqiyi, calls: credentialCalls.iqiyi, guide };
const zhihu = { medium: mediumOf('zhihu'), fields: credentialFields.zhihu, calls: credentialCalls.zhihu, guide };
// The calls of these two are ours.
const youdao = {
  medium: mediumOf('youdao'),
  fields: credentialFields.youdao,
  calls: credentialCalls.youdao,
  guide,
};
const weibo = { medium: mediumOf('weibo'), fields: credentialFields.weibo, calls: credentialCalls.weibo, guide };

export const NeteaseBinding = () => <CredentialsScreen {...netease} />;
export const IqiyiBinding = () => <CredentialsScreen {...iqiyi} />;
export const ZhihuBinding = () => <CredentialsScreen {...zhihu} />;
export const YoudaoBinding = () => <CredentialsScreen {...youdao} />;
export const WeiboBinding = () => <CredentialsScreen {...weibo} />;
