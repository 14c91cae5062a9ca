import { expect } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Package 分包详情',
  tags: ['screen'],
  parameters: { at: '/manage/subpackageDetail?id=1002004', scenario: 'super-android', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '下载地址的二维码' })).toBeVisible();
  },
});

/** A build that failed names its cause and what to do about it. */
export const SignatureDiffers = meta.story({
  parameters: { at: '/manage/subpackageDetail?id=1002006', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is signed with another certificate/)).toBeVisible();
  },
});

/** Built again while one looks, and ready in the end. */
export const Rebuilds = meta.story({
  // What is left is the page as it opened.
  tags: ['no-picture'],
  parameters: { at: '/manage/subpackageDetail?id=1002006' },
  play: async ({ canvas, userEvent }) => {
    const rebuild = await canvas.findByRole('button', { name: '重新打包' });
    await userEvent.click(rebuild);
    await waitForToast('正在打 1 个包');
    await expect(await canvas.findByText('可下载', undefined, { timeout: 20_000 })).toBeVisible();
  },
});

export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subpackageDetail?id=x', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This record doesn't exist" })).toBeVisible();
  },
});

/** Not of an app that this media buyer may open. */
export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios', at: '/manage/subpackageDetail?id=1002001' } });
