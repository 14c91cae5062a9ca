import { expect, screen, waitFor, within } from 'storybook/test';
import { findSentences, outsideSentences } from '#storybook/plays/findSentences.ts';
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

/** How many came back on a day: all returns over the days that are over, on both sides. */
export const WhyTheReturnsOfADay = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：每日回流' }));
    const drawer = await screen.findByRole('dialog', { name: '日均回流人次 · 整体' });
    await expect(await within(drawer).findByText('两边各 30 项')).toBeVisible();
    await expect(within(drawer).getAllByText('计入天数')).not.toHaveLength(0);
  },
});

/** Days on which nothing was received are gaps in the course, and are no days of its average; who was followed to them has no value. */
export const MissingDays = meta.story({
  parameters: { at: '/userlifecycle/refluxanalysis?figure=days:all', scenario: 'gaps' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '日均回流人次 · 整体' });
    await expect(await within(drawer).findByText('两边各 25 项')).toBeVisible();
    await expect(within(drawer).getByText('5 项没有收到数据')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await findSentences(/数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09（停止接收数据）/);
    await expect(canvas.getAllByText(/格没有数据，不计入平均：/)).toHaveLength(1);
  },
});

/** A day of which nothing is known has no number in the table either, and no change is shown against one. */
export const MissingDaysAsATable = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/refluxanalysis?form=days.table', scenario: 'gaps' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('group', { name: '每日回流' }));
    const cellsOf = async (day: string) => {
      const row = (await panel.findByText(day, outsideSentences)).closest('tr, [role="row"]');
      return [...(row?.children ?? [])].map(({ textContent }) => textContent);
    };
    await waitFor(async () => expect(await cellsOf('11-05')).toContain('停止接收数据'));
    await expect((await cellsOf('11-05')).filter((text) => text === '–')).toHaveLength(2);
    await expect((await cellsOf('11-07')).filter((text) => text === '–')).toHaveLength(2);
    await expect(await cellsOf('11-03')).not.toContain('–');
  },
});
