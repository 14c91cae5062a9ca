import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录必选投放后台', 'Sign in to Bilibili Ads'],
    text: ['账户 ID 在首页左上角。', 'The account ID stands at the top left of the home page.'],
  },
  {
    title: ['开放平台 → 应用', 'Open platform → Apps'],
    text: ['创建应用后等待审核，通常一个工作日。', 'A new app is reviewed, usually within one working day.'],
  },
  {
    title: ['复制 App Key 与 Secret Key', 'Copy the App Key and the Secret Key'],
    text: ['Secret Key 可以重置，重置后旧的立刻失效。', 'The secret key can be reset, which ends the old one at once.'],
  },
];
