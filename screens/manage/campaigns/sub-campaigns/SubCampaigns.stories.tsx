import { expect, screen, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Sub-campaigns 子活动列表',
  tags: ['screen'],
  parameters: { at: '/manage/subcampaignlist?campaignid=100100001', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Without a campaign: all of the app, each with its campaign. */
export const OfAllCampaigns = meta.story({ parameters: { at: '/manage/subcampaignlist' } });

export const Disables = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^主播 A/ });
    const button = link.closest('tr, [role="row"]')?.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('No menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await waitForToast('已停用“主播 A”');
    await expect(await canvas.findByText('已停用')).toBeVisible();
  },
});

export const Deletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^主播 B/ });
    const button = link.closest('tr, [role="row"]')?.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('No menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除“主播 B”？' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await waitForToast('已删除“主播 B”');
  },
});

/** A campaign without any says how they come. */
export const None = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subcampaignlist?campaignid=100100002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有子活动' })).toBeVisible();
  },
});

/** A campaign that is no number finds nothing. */
export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subcampaignlist?campaignid=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^主播 A/ });
    await expect(canvas.queryByRole('link', { name: '新建子活动' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
