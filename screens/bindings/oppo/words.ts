import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  signIn: ['登录 OPPO 营销平台', 'Sign in to OPPO Ads'],
  signInText: ['用广告主账户登录，右上角能看到广告主 ID。', 'Use the advertiser account. The owner ID stands at the top right.'],
  api: ['工具 → Marketing API', 'Tools → Marketing API'],
  apiText: ['代理商账户请用被授权的子账户。', 'Agencies use the sub-account that was authorized.'],
  create: ['复制 API ID 与 API Key', 'Copy the API ID and the API Key'],
  createText: ['API Key 只显示一次。', 'The API key is shown once.'],
});
