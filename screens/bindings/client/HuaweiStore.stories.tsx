import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/HUAWEI 华为',
  tags: ['screen'],
  parameters: { at: '/manage/huaweiBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ 'Client ID': '104488210', 'Client Secret': canarySecret }),
});
