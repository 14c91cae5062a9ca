import { expect, waitFor } from 'storybook/test';
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

export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有应用关联到这里的账户' })).toBeVisible();
  },
});

/** The failure of every list. */
export const Failing = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
});

/** Without the right to ad accounts: the page of the shell. */
export const NoRight = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('#storybook-root [aria-busy="true"]')).toBeNull());
    await expect(canvas.queryByRole('button', { name: '关联应用' })).toBeNull();
  },
});
