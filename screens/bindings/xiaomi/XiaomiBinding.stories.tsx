import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Xiaomi Ads 小米营销',
  tags: ['screen'],
  parameters: { at: '/manage/xiaomiBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ '客户 ID': 'cust-8841', 密钥: canarySecret }),
});
