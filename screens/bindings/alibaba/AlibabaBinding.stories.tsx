import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Ali E-card 阿里 e 卡',
  tags: ['screen'],
  parameters: { at: '/manage/aliEkawa', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ '账户 ID': 'ali-440182', 密钥: canarySecret }),
});

/** Huichuan, with the call that the specification declares. */
export const Huichuan = meta.story({
  parameters: { at: '/manage/aliEkawa?of=uc' },
  play: connectAccount({ 账户名: 'xinghai-hc', 密码: canarySecret, Token: 'token-7781' }),
});
