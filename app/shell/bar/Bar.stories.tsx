import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Bar 顶栏 · apps, settings 应用、设置',
  // Pictures of the bar are those of the shell.
  tags: ['screen', 'no-picture'],
  parameters: { at: '/monitor/dashboard', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
});

/** */
export const FindsAnAppByItsKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.clear(apps);
    await userEvent.type(apps, '0a7931162d91fd39');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /星海商城/ }));
    await waitFor(() => expect(apps).toHaveValue('星海商城'));
  },
});

/** the apps used often come first, and an expired one cannot be chosen. */
export const ListsApps = meta.story({
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.click(apps);
    await userEvent.keyboard('{ArrowDown}');
    const [frequent, others] = within(await screen.findByRole('listbox')).getAllByRole('group');
    await expect(frequent).toHaveAccessibleName('常用');
    await expect(within(frequent ?? document.body).getAllByRole('option')).toHaveLength(3);
    await expect(others).toHaveAccessibleName('其他应用');
    await expect(within(others ?? document.body).getByRole('option', { name: /已到期/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
});

/** */
export const ListsSettings = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      '成员与权限',
      '自定义渠道',
      '设备白名单',
      '数据回调',
      '广告账户管理',
    ]);
  },
});
