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
