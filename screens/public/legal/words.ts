import { bilingual } from '#design-system';

export const words = bilingual({
  contents: ['目录', 'Contents'],
  others: ['相关文本', 'See also'],
  terms: ['服务条款', 'Terms of service'],
  policy: ['隐私政策', 'Privacy policy'],
  licence: ['许可协议', 'Licence agreement'],
  optout: ['退出追踪', 'Opt out'],
  login: ['登录', 'Sign in'],
  scope: ['适用于 Provena 控制台与追踪脚本 v2.0.0', 'For the Provena console and the tracking script v2.0.0'],
});
