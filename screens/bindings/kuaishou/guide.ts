import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录磁力引擎后台', 'Sign in to Magnetic Engine'],
    text: ['用广告主账户登录，右上角能看到广告主 ID。', 'Use the advertiser account. Its ID stands at the top right.'],
  },
  {
    title: ['开放平台 → 应用管理', 'Open platform → Apps'],
    text: ['没有应用先创建一个，类型选“广告主自研”。', 'Create an app if there is none, of the kind “advertiser’s own”.'],
  },
  {
    title: ['复制 App ID 与 Secret', 'Copy the App ID and the Secret'],
    text: ['重置 Secret 会让旧的立刻失效，重置后回到这里更新。', 'A reset ends the old secret at once. Update it here afterwards.'],
  },
];
