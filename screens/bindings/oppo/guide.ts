import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录 OPPO 营销平台', 'Sign in to OPPO Ads'],
    text: ['用广告主账户登录，右上角能看到广告主 ID。', 'Use the advertiser account. The owner ID stands at the top right.'],
  },
  {
    title: ['工具 → Marketing API', 'Tools → Marketing API'],
    text: ['代理商账户请用被授权的子账户。', 'Agencies use the sub-account that was authorized.'],
  },
  { title: ['复制 API ID 与 API Key', 'Copy the API ID and the API Key'], text: ['API Key 只显示一次。', 'The API key is shown once.'] },
];
