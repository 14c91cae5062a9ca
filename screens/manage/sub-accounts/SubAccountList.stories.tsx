import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Sub-accounts 投放账户',
  tags: ['screen'],
  parameters: { at: '/manage/releaseAccountList/3001', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '星海-主账户' })).toBeVisible();
    await expect(await canvas.findByText('授权账户')).toBeVisible();
  },
});

export const Apps = meta.story({
  parameters: { at: '/manage/releaseAccountList/3001?tab=apps' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /星海远征 · iOS/ })).toBeVisible();
  },
});

/** Somebody else's account looks like one that does not exist. */
export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});

/** The failure of every record. */
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
    await expect(canvas.queryByText('授权账户')).toBeNull();
  },
});
