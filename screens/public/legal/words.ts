import { bilingual } from '#design-system';

export const words = bilingual({
  contents: ['目录', 'Contents'],
  others: ['相关文本', 'Related documents'],
  login: ['登录', 'Sign in'],
  scope: ['适用于 Provena 控制台与追踪脚本 v2.0.0', 'Applies to the Provena console and tracking script v2.0.0'],
});
