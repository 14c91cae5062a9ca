import { expect, screen, waitFor, within } from 'storybook/test';
import { openPageForRole } from '#storybook/plays/meanwhile/openPageForRole.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Member permissions 成员授权',
  tags: ['screen'],
  parameters: { at: '/manage/authpower?id=5', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Other rights in one app alone: the role no longer decides there. */
export const InOneApp = meta.story({
  parameters: { at: '/manage/authpower?id=5&in=1002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '查看 注册收入比（ROI）' }));
    await expect(canvas.getByText(/不再跟随角色“投放专员”变化/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存权限' })).toBeEnabled();
  },
});

/** Somebody else changes the same rights: they are named, and a second press saves both. */
export const SavedMeanwhile = meta.story({
  parameters: { at: '/manage/authpower?id=5&in=1002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '查看 注册收入比（ROI）' }));
    await openPageForRole(4, 'logquery@dataservice');
    await userEvent.click(canvas.getByRole('button', { name: '保存权限' }));
    await expect(await canvas.findByText('TA 在这里的权限刚被其他人修改')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '查看 日志查询' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '保存权限' }));
    await waitForToast('星海远征 的权限已保存');
    await waitFor(() => expect(canvas.queryByText('TA 在这里的权限刚被其他人修改')).toBeNull());
  },
});

/** Who becomes a channel partner is given at least one channel; seeing all of them is confirmed. */
export const BecomesAPartner = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /投放专员/ }));
    await userEvent.click(await screen.findByRole('option', { name: '渠道用户' }));
    await expect(await canvas.findByRole('checkbox', { name: '全部渠道' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: '可以管理广告账户' })).toBeNull();
    const save = canvas.getByRole('button', { name: '保存角色与应用' });
    await userEvent.click(save);
    await expect(await canvas.findByText('选择可见渠道')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '全部渠道' }));
    await userEvent.click(save);
    const question = within(await screen.findByRole('alertdialog', { name: '让渠道用户看到全部渠道？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: '全部渠道' }));
    await userEvent.click(canvas.getByRole('button', { name: /^可见渠道/ }));
    await userEvent.click(await screen.findByRole('option', { name: '巨量引擎' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(save);
    await waitForToast('贺兰亭 的角色与应用已保存');
  },
});

/** Data that no H5 app shows is not offered. */
export const OfH5 = meta.story({
  parameters: { at: '/manage/authpower?id=5&in=1005', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /^Revenue/ })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('switch', { name: /^Retention/ })).toBeNull());
    await expect(canvas.queryByRole('switch', { name: /^Events/ })).toBeNull();
  },
});

/** Revenue goes, and with it the page that is about nothing else: both are marked, and it is said. */
export const WithoutRevenue = meta.story({
  parameters: { at: '/manage/authpower?id=5&in=1002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '查看 注册收入比（ROI）' }));
    await expect(await canvas.findByText('已同时勾选“付费”：注册收入比（ROI）需要它')).toBeVisible();
    await expect(canvas.getByText('金额、付费用户、ARPU · 新增')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^付费/ }));
    await expect(await canvas.findByText('已同时取消“注册收入比（ROI）”：没有“付费”它是空的')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '查看 注册收入比（ROI）' })).not.toBeChecked();
  },
});
/** Nobody takes a right away from oneself: the page says so, and has no way to save. */
export const Oneself = meta.story({
  parameters: { at: '/manage/authpower?id=2', scenario: 'manager-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不能修改自己的权限，请联系其他管理员。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存权限' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /^查看/ })).toBeNull();
  },
});

export const Owner = meta.story({ parameters: { at: '/manage/authpower?id=1', scenario: 'manager-ios' } });
export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/authpower?id=11' } });
