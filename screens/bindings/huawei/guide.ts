import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录华为广告后台', 'Sign in to HUAWEI Ads'],
    text: ['用主账户登录，子账户看不到接口设置。', 'Use the main account. Sub-accounts have no API settings.'],
  },
  {
    title: ['工具 → 推广 API', 'Tools → Marketing API'],
    text: ['首次使用要先申请开通，通常一个工作日内通过。', 'Request access the first time. It usually takes one working day.'],
  },
  {
    title: ['创建客户端', 'Create a client'],
    text: [
      '复制 Client ID 与 Client Secret。Secret 只显示一次，重新生成会让旧的立刻失效。',
      'Copy the Client ID and the Client Secret. The secret is shown once, and a new one ends the old one at once.',
    ],
  },
  {
    title: ['开发者 ID（可选）', 'Developer ID (optional)'],
    text: ['代理商在账户信息页找到，直客不用填写。', 'Agencies find it under account information. Leave it empty otherwise.'],
  },
];
