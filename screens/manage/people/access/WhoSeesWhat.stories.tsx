import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Who sees what 谁能看什么',
  tags: ['screen'],
  parameters: { at: '/manage/auth?tab=access', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  parameters: { pictures: [{ state: 'focus' }] },
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

/** The add-on is not bought for this app: nobody sees its pages, in the cell as in the drawer. */
export const WithoutAddOn = meta.story({
  parameters: { at: '/manage/auth?tab=access&of=1003&sees=fake@anticheatposition&cell=1.fake@anticheatposition' },
  play: async ({ canvas }) => {
    const drawer = within(await screen.findByRole('dialog', { name: /^沈砚秋 · / }));
    await expect(await drawer.findByText('看不到：“增值服务”不满足。')).toBeVisible();
    await expect(canvas.getByText('没有匹配的结果')).toBeInTheDocument();
  },
});

/** Pages that no role opens stand here as well, and lead to where they are given. */
export const AdAccounts = meta.story({
  parameters: { at: '/manage/auth?tab=access&cell=5.channel@manage' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '贺兰亭 · 广告账户管理' }));
    await expect(await drawer.findByText(/由个人权限“可以管理广告账户”决定/)).toBeVisible();
    await expect(drawer.getByRole('link', { name: '打开 TA 的授权' })).toHaveAttribute('href', '/manage/authpower?id=5');
    await expect(drawer.queryByRole('button', { name: /^只/ })).toBeNull();
  },
});

/** The page is about no app: a file of it says whose rights it has. */
export const FileNamesItsApp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/auth?tab=access&of=1002' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '沈砚秋 数据概览 可编辑' });
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.slice(0, 3).flat().join('\n')).toContain('谁能看什么-星海远征');
    await expect(lines.some((line) => line.includes('沈砚秋') && line.includes('可编辑'))).toBe(true);
  },
});

/** Whom the filter leaves sees revenue: the media buyer does not. */
export const WhoSeesRevenue = meta.story({
  parameters: { at: '/manage/auth?tab=access&sees=pay', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('江予白')).toBeInTheDocument();
    await expect(canvas.queryByText('贺兰亭')).toBeNull();
  },
});
