import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Who sees what 谁能看什么',
  tags: ['screen'],
  parameters: { at: '/manage/auth?tab=access', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '沈砚秋 数据概览 可编辑' })).toBeInTheDocument();
  },
});

/** One page for one person, without touching the role. */
export const OpensOnePage = meta.story({
  parameters: { at: '/manage/auth?tab=access&cell=5.logquery@dataservice' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '贺兰亭 · 日志查询' }));
    await expect(await drawer.findByText('看不到：“角色”不满足。')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '只给 贺兰亭 打开查看' }));
    await waitForToast('贺兰亭 的权限已修改');
    await expect(await drawer.findByText('能看到。五项条件都满足。')).toBeVisible();
  },
});

/** Data that an app of this kind never shows cannot be opened by a right. */
export const NoSuchData = meta.story({
  tags: ['no-picture'], // A sentence in the drawer that OpensOnePage shows.
  parameters: { at: '/manage/auth?tab=access&of=1005&cell=5.retention' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '贺兰亭 · 留存' }));
    await expect(await drawer.findByText('H5 应用不显示这项数据，授权也看不到。')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /只/ })).toBeNull();
  },
});

export const WhoSeesRevenue = meta.story({ parameters: { at: '/manage/auth?tab=access&sees=pay', locale: 'en' } });
