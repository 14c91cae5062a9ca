import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell 外壳',
  tags: ['screen'],
  parameters: { at: '/monitor/dashboard', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Owner = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const ChannelUser = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '当前应用' })).toBeInTheDocument();
    //
    await expect(canvas.queryByRole('button', { name: '设置' })).not.toBeInTheDocument();
  },
});

export const OpensTheAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账户$/ }));
    await expect(await screen.findByText(/super@provena\.test/)).toBeInTheDocument();
    await userEvent.hover(screen.getByRole('menu'));
  },
});

export const SignsOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账户$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await expect(await canvas.findByRole('heading', { name: '登录' })).toBeInTheDocument();
  },
});

export const SwitchesTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.clear(apps);
    await userEvent.type(apps, 'shangcheng');
    await userEvent.click(await screen.findByRole('option', { name: /星海商城/ }));
    await waitFor(() => expect(apps).toHaveValue('星海商城'));
  },
});

export const NoPermission = meta.story({
  parameters: { at: '/monitor/roi', scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '暂无权限访问' })).toBeInTheDocument();
  },
});

export const ExpiredApp = meta.story({
  parameters: { scenario: 'expired-app' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已到期，续费后/)).toBeInTheDocument();
  },
});

export const NoSuchPage = meta.story({
  parameters: { at: '/monitor/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这个页面' })).toBeInTheDocument();
  },
});

export const Settings = meta.story({
  parameters: { at: '/manage/app' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
    // Where the pointer rests must not depend on how quickly the menu came.
    await userEvent.hover(menu);
  },
});
