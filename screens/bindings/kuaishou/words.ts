import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  signIn: ['登录磁力引擎后台', 'Sign in to Magnetic Engine'],
  signInText: ['用广告主账户登录，右上角能看到广告主 ID。', 'Use the advertiser account. Its ID stands at the top right.'],
  api: ['开放平台 → 应用管理', 'Open platform → Apps'],
  apiText: ['没有应用先创建一个，类型选“广告主自研”。', 'Create an app if there is none, of the kind “advertiser’s own”.'],
  create: ['复制 App ID 与 Secret', 'Copy the App ID and the Secret'],
  createText: ['重置 Secret 会让旧的立刻失效，重置后回到这里更新。', 'A reset ends the old secret at once. Update it here afterwards.'],
});
