import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  signIn: ['登录必选投放后台', 'Sign in to Bilibili Ads'],
  signInText: ['账户 ID 在首页左上角。', 'The account ID stands at the top left of the home page.'],
  api: ['开放平台 → 应用', 'Open platform → Apps'],
  apiText: ['创建应用后等待审核，通常一个工作日。', 'A new app is reviewed, usually within one working day.'],
  create: ['复制 App Key 与 Secret Key', 'Copy the App Key and the Secret Key'],
  createText: ['Secret Key 可以重置，重置后旧的立刻失效。', 'The secret key can be reset, which ends the old one at once.'],
});
