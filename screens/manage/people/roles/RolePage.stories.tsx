import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { openPageForRole } from '#storybook/plays/meanwhile/openPageForRole.ts';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Role 角色详情',
  tags: ['screen'],
  parameters: { at: '/manage/authroleDetail?id=4', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Two pages more, with what saving them does to whom. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '查看 日志查询' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '查看 注册收入比（ROI）' }));
    await expect(await canvas.findByText(/人将能看到$/)).toBeVisible();
    await expect(canvas.getByText('已同时勾选“付费”：注册收入比（ROI）需要它')).toBeVisible();
    await expect(canvas.getByText('日志查询会露出设备号')).toBeVisible();
  },
});

export const Saves = meta.story({
  tags: ['no-picture'], // Its end is the role as it stands, which Changed shows.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '编辑 推广活动明细' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存角色' }));
    await waitForToast('角色“投放专员”已保存');
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存角色' })).toBeDisabled());
  },
});

/** Two admins at once: the later one is told what changed meanwhile, and a second press saves both. */
export const SavedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '编辑 推广活动明细' }));
    await openPageForRole(4, 'logquery@dataservice');
    await userEvent.click(canvas.getByRole('button', { name: '保存角色' }));
    await expect(await canvas.findByText('这个角色刚被其他人修改')).toBeVisible();
    await expect(canvas.getByText(/^已保存的改动：打开 日志查询/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '查看 日志查询' })).toBeChecked();
    await moment('meanwhile');
    await userEvent.click(canvas.getByRole('button', { name: '保存角色' }));
    await waitForToast('角色“投放专员”已保存');
    await waitFor(() => expect(canvas.queryByText('这个角色刚被其他人修改')).toBeNull());
  },
});

export const BuiltIn = meta.story({ parameters: { at: '/manage/authroleDetail?id=6', locale: 'en' } });

/** A copy begins with the rights of its original, and with a name of its own. */
export const Copied = meta.story({
  parameters: { at: '/manage/authroleDetail?from=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /角色名称/ })).toHaveValue('反作弊专员 副本');
  },
});

export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/authroleDetail?id=999' } });
