import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseColumns } from '#storybook/plays/before/chooseColumns.ts';
import { withRetiredColumns } from '#storybook/plays/before/withRetiredColumns.ts';
import { changeRole } from '#storybook/plays/meanwhile/changeRole.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign addresses 推广活动地址',
  tags: ['screen', 'no-picture'],
  parameters: { scenario: 'super-ios', layout: 'fullscreen' },
});

/** The service refuses more than 800 days: they are not asked for. */
export const TooManyDays = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&t=2024-01-01_2026-11-20&lines=total' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: /腾讯广告/ })).toBeVisible();
    await expect(await canvas.findByText(/时段：最多 800 天/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^时段/ }));
    const calendar = await screen.findByRole('dialog');
    await expect(await within(calendar).findByText(/800 天/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
  },
});

/** Nothing has been counted yet, and no filter is to blame. */
export const DaysToCome = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&t=2027-01-01_2027-01-05&lines=total' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /腾讯广告/ })).toBeVisible();
    await expect(await canvas.findByText(/时段：还没有开始/)).toBeVisible();
  },
});

const current = (canvas: ReturnType<typeof within>) => canvas.findByRole('button', { name: /第 \d+ 页/, current: 'page' });

/** A page that is no more gives way to the last one. */
export const PageOfAnOldLink = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&by=campaign&lines=total&p=500' },
  play: async ({ canvas, canvasElement }) => {
    const page = await current(canvas);
    await waitFor(() => expect(within(canvasElement).getAllByRole('rowheader').length).toBeGreaterThan(0));
    await expect(within(canvasElement).getByRole('button', { current: 'page' })).toHaveTextContent(page.textContent);
  },
});

/** The console itself pages what it puts in the order of its change. */
export const PageByChange = PageOfAnOldLink.extend({
  parameters: { at: '/monitor/campaigninfo?v=2&t=last7.previous&by=campaign&lines=total&s=-difference&p=500' },
});

/** Whoever follows a link to a figure of a row that the days do not have is told so, and of no failure. */
export const FigureOfNoRow = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&t=last7.previous&why=installs,,999999', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByText('Nothing was counted in this range')).toBeVisible();
    await expect(within(drawer).queryByText('Couldn’t load')).toBeNull();
  },
});

const mediaBuyer = 4;

/** Somebody takes a right away while the page stands open, and its reader comes back to the window: no link is to blame. */
export const LosesARightMeanwhile = meta.story({
  tags: ['!no-picture'],
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?c=installs.retention1&lines=total' },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /次日留存/ });
    await changeRole(mediaBuyer, (rights) => (rights.retentionAuth = false));
    globalThis.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('你的权限有变化，1 项内容不再显示')).toBeVisible();
    await expect(canvas.getByText('列“次日留存”：页面打开期间，你的留存数据权限已取消')).toBeVisible();
    await expect(canvas.queryByText(/链接中有/)).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /次日留存/ })).toBeNull());
  },
});

/** Columns that an account has chosen and may no longer see are named with the right that is missing: no link is to blame. */
export const OwnColumnsWithoutRight = meta.story({
  tags: ['!no-picture'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'staff-ios' },
  beforeEach: chooseColumns('staff', 'campaigninfo', ['installs', 'income', 'roi', 'clicks']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的报表列有 2 项没有显示')).toBeVisible();
    await expect(canvas.getByText('报表列“付费金额、注册收入比（ROI）”：需要付费数据权限')).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /^点击/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /付费金额|ROI/ })).toBeNull();
    await expect(canvas.queryByText(/^链接中有/)).toBeNull();
  },
});

/** Columns that an account has chosen and this version does not have are counted: their keys say nothing to a reader. The others are shown. */
export const OwnColumnsRetired = meta.story({
  parameters: { at: '/monitor/campaigninfo' },
  beforeEach: ({ msw }) => msw.use(withRetiredColumns('campaigninfo', ['oldScore', 'oldScore2'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的报表列有 2 项没有显示')).toBeVisible();
    await expect(canvas.getByText('2 项报表列：当前版本没有')).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /^点击/ })).toBeVisible();
    await expect(canvas.queryByText(/oldScore/)).toBeNull();
    await expect(canvas.queryByText(/^链接中有/)).toBeNull();
  },
});
