import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/ASA details ASA 活动明细',
  tags: ['screen'],
  parameters: { at: '/monitor/asacampaigninfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Some ad groups have no name yet. */
export const AdGroups = meta.story({
  parameters: { at: '/monitor/asacampaigninfo?v=1&by=adGroup', locale: 'en' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'SKAN report' });
    await expect(link.getAttribute('href')).toBe('/skadnetwok/akandetails?app=1001');
  },
});

/** Who may not upload is told who may. */
export const AdGroupsForReaders = meta.story({
  parameters: { at: '/monitor/asacampaigninfo?v=1&by=adGroup', scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('苹果只提供 ID；有编辑权限的成员可以上传映射。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '上传映射' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'ASA 映射' })).toBeVisible();
  },
});

/** Apple's ids that have no row are named by the list of what was uploaded. */
export const NamesWithoutRows = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/asacampaigninfo?v=2&by=adGroup&f=adGroup:1001200038' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '广告组 竞品词' })).toBeVisible();
  },
});

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/asacampaigninfo?v=1&q=没有这个名字' } });

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
