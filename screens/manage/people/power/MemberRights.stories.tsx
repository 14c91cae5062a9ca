import { expect } from 'storybook/test';
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

export const OfH5 = meta.story({ parameters: { at: '/manage/authpower?id=5&in=1005', locale: 'en' } });
export const Owner = meta.story({ parameters: { at: '/manage/authpower?id=1', scenario: 'manager-ios' } });
export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/authpower?id=11' } });
export const Failing = meta.story({ parameters: { scenario: 'failing' } });
export const ChannelPartner = meta.story({ parameters: { scenario: 'channel-ios' } });
