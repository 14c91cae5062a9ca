import { expect } from 'storybook/test';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Mintegral 汇量',
  tags: ['screen'],
  parameters: { at: '/manage/MintegralBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ Username: 'xinghai-global', 'API Key': canarySecret }),
});

/** The days are those of the installation. */
export const OtherZone = meta.story({
  tags: ['no-picture'],
  parameters: { config: { timeZone: 'Asia/Tokyo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('按 UTC+9 取数，与报表的日期一致。')).toBeVisible();
  },
});
