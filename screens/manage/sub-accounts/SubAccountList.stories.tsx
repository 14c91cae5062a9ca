import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
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

/** Connected by credentials: nobody has authorized anything, and no further account can be. */
export const ByCredentials = meta.story({
  tags: ['no-picture'], // The list of Filled, with one row.
  parameters: { at: '/manage/releaseAccountList/3181' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('账户本身')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '绑定更多账户' })).toHaveAttribute('href', '/manage/huaweiAdsBindAccount');
    await expect(canvas.queryByText('授权账户')).toBeNull();
    await expect(canvas.queryByText('授权更多子账户')).toBeNull();
  },
});

export const Apps = meta.story({
  parameters: { at: '/manage/releaseAccountList/3001?tab=apps' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /星海远征 · iOS/ }));
    await expect(row.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/manage\/appDetail\?step=basic&id=1001/));
  },
});

/** An app is taken out, and connected again. */
export const ChangesItsApps = meta.story({
  tags: ['no-picture'], // It ends as Apps begins.
  parameters: { at: '/manage/releaseAccountList/3001?tab=apps' },
  play: async ({ canvas, userEvent }) => {
    const name = /星海远征 · iOS/;
    const menu = (await canvas.findByRole('row', { name })).querySelector('[aria-haspopup="menu"]');
    await userEvent.click(menu ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: '取消关联' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '取消关联' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '关联应用' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^关联应用/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitForToast('星海-主账户 已关联 4 个应用');
    await expect(await canvas.findByRole('row', { name })).toBeVisible();
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
