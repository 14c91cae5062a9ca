import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Bilibili 哔哩哔哩',
  tags: ['screen'],
  parameters: { at: '/manage/BilibiliBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ '账户 ID': '3301992', 'App Key': 'bili-app-77', 'Secret Key': canarySecret }),
});
