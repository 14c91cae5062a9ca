import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  product: ['绑定哪个产品', 'Product'],
  signIn: ['登录投放后台', 'Sign in to the back office'],
  signInText: ['汇川与 e 卡是两个后台，账户不通用。', 'Huichuan and E-card are two back offices with accounts of their own.'],
  api: ['账户设置 → 数据接口', 'Account settings → Data API'],
  apiText: ['没有入口请联系客户经理开通。', 'Ask your account manager if it is not there.'],
  create: ['复制凭证', 'Copy the credentials'],
  createText: ['密钥与 Token 重新生成会让旧的立刻失效。', 'A new key or token ends the old one at once.'],
});
