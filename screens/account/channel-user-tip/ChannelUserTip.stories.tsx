import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Channel user tip 渠道用户提示',
  tags: ['screen'],
  parameters: { at: '/channelUserTip', scenario: 'channel-ios', layout: 'fullscreen' },
});

export const ChannelUser = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已开放 3 个应用')).toBeVisible();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 apps shared with you')).toBeVisible();
  },
});

/** It is about channel users only. */
export const ForOthers = meta.story({
  parameters: { scenario: 'super-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限访问')).toBeVisible();
  },
});
