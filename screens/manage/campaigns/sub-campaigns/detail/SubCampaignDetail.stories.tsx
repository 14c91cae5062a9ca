import { expect } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Sub-campaign 子活动详情',
  tags: ['screen'],
  parameters: { at: '/manage/subcampaignlistDetail?campaignid=100100001&id=1001000010', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Its link, its week, and each setting as the campaign has it and as it has it. */
export const Filled = meta.story();

/** Of a mini program it takes over the version, and has neither an address nor a deep link. */
export const OfAMiniProgram = meta.story({
  parameters: { at: '/manage/subcampaignlistDetail?campaignid=100600001&id=1006000010', scenario: 'super-wx' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /小程序版本/ })).toHaveTextContent('正式版');
    await expect(canvas.queryByRole('row', { name: /目标地址|唤起地址/ })).toBeNull();
  },
});

export const Disables = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitForToast('已停用“主播 A”');
    await expect(await canvas.findByRole('button', { name: '启用' })).toBeVisible();
  },
});

export const Gone = meta.story({ tags: ['empty'], parameters: { at: '/manage/subcampaignlistDetail?campaignid=100100001&id=abc' } });

export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '主播 A' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '编辑' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });
