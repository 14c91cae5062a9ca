import { expect, screen, waitFor, within } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Engagement 用户参与度',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/userengagement', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const BySystem = meta.story({ parameters: { at: '/behavioranalysis/userengagement?v=1&by=os&t=last7' } });

/** A release is taken up over days: its sessions rise while those of the one before fall. */
export const ByVersion = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?v=1&by=appVersion&lines=top' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '应用版本' }));
    await expect(await table.findByText(/各版本用户有重叠/)).toBeVisible();
  },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/behavioranalysis/userengagement?v=1&t=2020-01-01_2020-01-07' } });

/** The period that it is compared with did not load: that is said, and no change is shown. */
export const WithoutThePast = meta.story({
  parameters: { scenario: 'past-failing' },
  play: async ({ canvas }) => {
    await canvas.findByText('对比时段有数据没有加载出来，变化不完整。');
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(1);
  },
});

/** Days on which nothing was received, in this period and in the one before. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await findSentences(/数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09/);
    await expect(canvas.getByText(/两个时段不能直接比较。$/)).toBeVisible();
    await expect(await canvas.findByText(/^各项两边各计入 25 \/ 30 天：/)).toBeVisible();
    // Active users of seven and of thirty days miss those who came on such days alone, and say so for as long as they count them.
    await findSentences(
      /WAU（近 7 日） 11-04 – 11-12；MAU（近 30 日） 10-21 – 11-19 含数据不全的日子|WAU（近 7 日） 11-04 – 11-12 含数据不全的日子：11-04 – 11-06/,
    );
    await expect(
      canvas.getByText(/^DAU \/ MAU：25 \/ 25 天的 MAU 含没有收到数据的日子：.*11-04 – 11-06（停止接收数据）.*比值可能偏高。$/),
    ).toBeVisible();
  },
});

/** Another app is offered where it has this page, whatever the report is called, and stands beside this one. */
export const BesideAnotherApp = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对比' }));
    const choice = await screen.findByRole('dialog', { name: '对比分群' });
    await userEvent.click(within(choice).getByRole('button', { name: /比较/ }));
    await userEvent.click(await screen.findByRole('option', { name: '应用' }));
    await userEvent.click(within(choice).getByRole('combobox', { name: /对比的应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: /星海远征.*Android/ }));
    await userEvent.click(within(choice).getByRole('button', { name: '并排显示' }));
    await expect(await canvas.findByRole('region', { name: '分群对比' })).toBeVisible();
  },
});

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** A mean per day of full days, and never a sum: the formula divides by how many days there were. */
export const WhyTheMean = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?figure=dau' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '日均 DAU · 完整的日子' });
    await expect(await within(drawer).findByText('两边各 30 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

export const Explains = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：DAU / MAU' }));
    await expect(await screen.findByRole('dialog', { name: 'DAU / MAU · 完整的日子' })).toBeVisible();
  },
});

/** An hour of a weekday: its sessions, and over how many such days. */
export const WhyAnHour = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?figure=hour:6-20' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '平均启动次数 · 周六 20 时' });
    await expect(await within(drawer).findByText(/今天没有结束，不计入/)).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** A mean leaves out the days that were not received, on both sides, and says how many. */
export const WhyTheMeanWithMissingDays = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/userengagement?figure=dau', scenario: 'gaps' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '日均 DAU · 完整的日子' });
    await expect(await within(drawer).findByText('两边各 25 项')).toBeVisible();
    await expect(within(drawer).getByText('5 项没有收到数据')).toBeVisible();
  },
});

/** What a ratio to the active users of thirty days is made of lacks the days that were not received, also those before the period. */
export const WhyStickinessWithMissingDays = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/userengagement?figure=stickiness&v=1&t=2026-11-13_2026-11-19', scenario: 'gaps' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'DAU / MAU · 完整的日子' });
    await expect(await within(drawer).findByText('含数据不全的日子')).toBeVisible();
    await expect(within(drawer).getByText(/^7 \/ 7 天的 MAU 含没有收到数据的日子：.*11-04 – 11-06（停止接收数据）$/)).toBeVisible();
  },
});

/** Each cell of the hours, and each panel, leads to what its figure is made of. */
export const ExplainsPanels = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：会话时长中位数' }));
    const drawer = await screen.findByRole('dialog', { name: '会话时长中位数 · 全部会话' });
    await expect(within(drawer).getByText('占会话')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const map = canvas.getByRole('figure', { name: /平均启动次数/ });
    const [first] = within(map).getAllByRole('button');
    if (!first) throw new Error('no cell of the hours can be asked');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: '平均启动次数 · 每天 0 时' })).toBeVisible();
  },
});

/** What is wrong with a day stands in its row, in words, and in the file as well. */
export const MissingDaysInRows = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?v=1&by=day&t=2026-11-01_2026-11-08', scenario: 'gaps' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '日期' }));
    const row = await table.findByRole('row', { name: /^11-05|^2026-11-05/ });
    await expect(await within(row).findByText('数据不全：停止接收数据')).toBeVisible();
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.find(([first]) => first === '2026-11-05')).toContain('数据不全：停止接收数据');
    await expect(lines.find(([first]) => first === '2026-11-02')).not.toContain('数据不全：停止接收数据');
    await expect(lines.flat().some((text) => text.includes('本时段数据不全：2026-11-04 – 11-06'))).toBe(true);
  },
});

/** A week says how many of its days are incomplete, whether the period cuts it and whether it goes on; its file says the same. */
export const MissingDaysInWeeks = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?v=1&by=week&t=2026-10-28_2026-11-20', scenario: 'gaps' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '周' }));
    await expect(await table.findByText('3 / 7 日数据不全：停止接收数据')).toBeVisible();
    await expect(table.getByText('本周，未结束')).toBeVisible();
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.find(([first]) => first === '2026-10-26')).toContain('时段内只有 5 / 7 日');
    await expect(lines.find(([first]) => first === '2026-11-02')).toContain('3 / 7 日数据不全：停止接收数据');
    await expect(lines.find(([first]) => first === '2026-11-09')).not.toContain('时段内只有 7 / 7 日');
  },
});

/** Nothing of it is cut off, in the longer language as well. */
export const MissingDaysInMonths = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?v=1&by=month&t=2026-10-01_2026-11-20', scenario: 'gaps', locale: 'en' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Month' }));
    await expect(await table.findByText('2 of 31 days incomplete: data reception stopped')).toBeVisible();
    const longest = table.getByText('This month, not over; 3 of 20 days incomplete: data reception stopped');
    await expect(longest).toBeVisible();
    const cell = longest.closest('[role="gridcell"]') ?? longest;
    await waitFor(() => expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth));
  },
});
