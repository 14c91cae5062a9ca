import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Returning users 回流分析',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/refluxanalysis', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** What they paid after they came back, by what had brought them. */
export const RevenueByChannel = meta.story({
  parameters: { at: '/userlifecycle/refluxanalysis?measure=ltv&away=14&v=1&by=channel&t=last90.previous' },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/userlifecycle/refluxanalysis?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** Who may not open the page is told so. */
export const Staff = meta.story({ tags: ['no-picture'], parameters: { scenario: 'staff-ios' } });

/** Without the right to revenue the other measure is named as not shown, also where a link asks for it. */
export const WithoutRevenue = meta.story({
  parameters: { at: '/userlifecycle/refluxanalysis?measure=ltv', scenario: 'analyst-no-revenue-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未显示：每次回流付费。需要付费数据权限，可请主账号授予。')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: '回流后留存曲线' })).toBeVisible();
  },
});

/** Who may open the page and sees none of its data reads why, and is not shown an empty page. */
export const WithoutData = meta.story({
  parameters: { scenario: 'analyst-no-data-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有留存与付费数据的权限' })).toBeVisible();
    await expect(canvas.getByText('回流分析由留存与付费金额算出，可请主账号授予其中一种数据权限。')).toBeVisible();
  },
});

/** Without the service another page stands for it, which has pictures of its own. */
export const NotActive = meta.story({ tags: ['no-picture'], parameters: { scenario: 'no-services' } });
