import type { GuideStep } from '#screens/kit/binding/index.ts';

export const honorGuide: readonly GuideStep[] = [
  {
    title: ['登录荣耀广告平台', 'Sign in to HONOR Ads'],
    text: ['用主账户登录，右上角能看到广告主 ID。', 'Use the main account. The advertiser ID stands at the top right.'],
  },
  { title: ['工具 → Marketing API', 'Tools → Marketing API'], text: ['首次使用要先申请开通。', 'Request access the first time.'] },
  {
    title: ['创建应用', 'Create an app'],
    text: ['复制 Client ID 与 Client Secret，Secret 只显示一次。', 'Copy the Client ID and the Client Secret. The secret is shown once.'],
  },
];

export const huaweiStoreGuide: readonly GuideStep[] = [
  {
    title: ['登录 AppGallery Connect', 'Sign in to AppGallery Connect'],
    text: ['用开发者主账户登录。', 'Use the main developer account.'],
  },
  {
    title: ['用户与访问 → API 密钥', 'Users and permissions → API key'],
    text: ['选“Connect API”，角色至少为“运营”。', 'Choose “Connect API” with at least the operations role.'],
  },
  {
    title: ['创建 API 客户端', 'Create an API client'],
    text: [
      '复制客户端 ID 与密钥，开发者 ID 在“我的信息”里。',
      'Copy the client ID and the secret. The developer ID stands under “My information”.',
    ],
  },
];

export const vivoGuide: readonly GuideStep[] = [
  {
    title: ['登录 vivo 营销平台', 'Sign in to vivo Ads'],
    text: ['用广告主账户登录，账户信息里能看到广告主 ID。', 'Use the advertiser account. Its ID stands under account information.'],
  },
  {
    title: ['工具 → Marketing API', 'Tools → Marketing API'],
    text: [
      '申请通过后在“应用管理”里创建应用，复制 Client ID 与 Client Secret。',
      'Once access is granted, create an app under “Apps” and copy the Client ID and the Client Secret.',
    ],
  },
  {
    title: ['数据源 ID（可选）', 'Source ID (optional)'],
    text: ['在“转化追踪 → 数据源”里，回传转化时需要。', 'Under “Conversion tracking → Sources”. Needed for postbacks.'],
  },
];
