import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Packages 分包管理',
  tags: ['screen'],
  parameters: { at: '/manage/subpackage', scenario: 'super-android', layout: 'fullscreen' },
});

/** What is built when the page opens is watched until it is ready. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打包失败：签名不一致')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^打包中/)).toBeNull(), { timeout: 20_000 });
    await expect((await canvas.findAllByText('可下载')).length).toBeGreaterThan(0);
  },
});

/** A package that is not newer is said so before it is uploaded. */
export const OldBase = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ userEvent }) => {
    const dialog = await chooseBase(userEvent, 'xinghai-6.2.0.apk');
    await expect(await dialog.findByText('The version in the file name, 6.2.0, is not higher than the current 6.2.1')).toBeVisible();
  },
});

/** A debug build is signed with another certificate: it is said before it replaces anything. */
export const UploadsBase = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseBase(userEvent, 'xinghai-6.3.0-debug.apk');
    await expect(await canvas.findByText('6.3.0，高于现在的 6.2.1')).toBeVisible();
    await expect(canvas.getByText(/^证书变了/)).toBeVisible();
  },
});

/** Put to use, what was built from older ones lags behind. */
export const UsesBase = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await chooseBase(userEvent, 'xinghai-6.3.0.apk');
    await userEvent.click(await canvas.findByRole('button', { name: '启用为母包' }));
    await waitForToast('母包已更新到 6.3.0');
    await userEvent.click(await canvas.findByRole('button', { name: /^更新 \d+ 个旧包$/ }));
    await expect((await canvas.findAllByText(/^打包中/)).length).toBeGreaterThan(1);
  },
});

async function chooseBase(user: Pick<typeof userEvent, 'click' | 'upload'>, file: string) {
  const name = /^(上传母包|Upload base package)$/;
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  await user.upload(input, new File(['apk'], file));
  await user.click(dialog.getByRole('button', { name }));
  return dialog;
}

export const Creates = meta.story({
  parameters: { at: '/manage/subpackage?kind=link', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create package' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create package' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Package/ }), 'live-room');
    await userEvent.click(dialog.getByRole('button', { name: /^Channel/ }));
    for (const name of ['Zhihu', 'Weibo']) await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('One for each channel, such as “live-room-Zhihu”: 2 in all')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Channel link' }));
    await moment('two');
    await userEvent.click(dialog.getByRole('button', { name: 'Create 2' }));
    await waitForToast('2 created');
  },
});

/** What is built is downloaded from its row. */
export const Downloads = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [state] = await canvas.findAllByText('可下载');
    const row = state?.closest<HTMLElement>('[role="row"]');
    if (!row) throw new Error('no package is ready');
    await userEvent.click(within(row).getByRole('button', { name: /更多|操作/ }));
    await expect(await screen.findByRole('menuitem', { name: /^下载/ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
  },
});

export const NoMatch = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subpackage?search=nothing-like-it' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有匹配的结果')).toBeVisible();
  },
});

/** An iPhone app is installed from its store. */
export const PlatformWithoutPackages = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个平台没有安装包' })).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing', app: 1002, at: '/manage/subpackage?app=1002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
});
