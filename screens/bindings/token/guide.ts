import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录投放后台', 'Sign in to the back office'],
    text: ['用要绑定的广告主账户登录，ID 在账户信息里。', 'Use the advertiser account. Its ID stands under account information.'],
  },
  {
    title: ['申请数据接口', 'Request the data API'],
    text: [
      '在“工具”或“开放平台”里申请，没有入口请联系媒体的客户经理。',
      'Under “Tools” or “Open platform”. Ask your account manager at the network if it is not there.',
    ],
  },
  {
    title: ['复制 Token', 'Copy the token'],
    text: ['Token 有有效期，到期前这里和提醒里都会说。', 'A token expires. You are reminded here and in the bell before it does.'],
  },
];
