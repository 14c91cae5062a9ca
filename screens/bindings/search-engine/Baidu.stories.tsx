import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Baidu Marketing 百度营销',
  tags: ['screen'],
  parameters: { at: '/manage/baiduBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ 推广账户名: 'xinghai-sem', 密码: canarySecret, Token: 'token-7781' }),
});
