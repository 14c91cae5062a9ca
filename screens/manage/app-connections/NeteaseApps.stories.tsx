import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/NetEase apps 网易云音乐绑定应用',
  tags: ['screen'],
  parameters: { at: '/manage/wangYiMusicBindAppList', scenario: 'super-ios', layout: 'fullscreen' },
});

/** No account is connected there in the demo world, so the way leads to connecting one. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '绑定账户' })).toBeVisible();
  },
});
