import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录小米营销平台', 'Sign in to Xiaomi Ads'],
    text: ['用主账户登录，账户信息里能看到客户 ID。', 'Use the main account. The customer ID stands under account information.'],
  },
  { title: ['工具 → 数据接口', 'Tools → Data API'], text: ['阅读并同意接口协议后开通。', 'Agree to the API terms to turn it on.'] },
  {
    title: ['生成密钥', 'Create a key'],
    text: ['密钥只显示一次，重新生成会让旧的立刻失效。', 'The key is shown once, and a new one ends the old one at once.'],
  },
];
