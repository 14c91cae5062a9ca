import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/OPPO Ads OPPO 广告',
  tags: ['screen'],
  parameters: { at: '/manage/oppoBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ '广告主 ID': '1000281', 'API ID': 'oppo-api-1', 'API Key': canarySecret }),
});
