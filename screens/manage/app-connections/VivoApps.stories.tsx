import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/vivo apps vivo 绑定应用',
  tags: ['screen'],
  parameters: { at: '/manage/vivoBindAppList', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const ConnectsApps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关联应用' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择账户与应用' }));
    await userEvent.click(dialog.getByRole('button', { name: /^应用/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '关联' }));
    await waitForToast('星海-主账户 已关联 1 个应用');
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
