import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Channel user tip 渠道用户提示',
  tags: ['screen'],
  parameters: { at: '/channelUserTip', scenario: 'channel-ios', layout: 'fullscreen' },
});

export const ChannelUser = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** It is about channel users only. */
export const ForOthers = meta.story({
  parameters: { scenario: 'super-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限访问')).toBeVisible();
  },
});
