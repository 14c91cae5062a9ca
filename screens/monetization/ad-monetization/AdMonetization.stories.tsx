import { expect, screen, waitFor, within } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad monetization 变现广告',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/admobinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Today is not over: full days are held against full days, and what was not settled is said. */
export const WithToday = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?v=1&t=2026-11-14_2026-11-20.previous' },
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: '主要指标' }));
    await expect((await strip.findAllByText(/^完整 6 天 上期/)).length).toBe(6);
    await findSentences(/广告收入 11-14 起预估，未结算，仍会变化。/);
    await userEvent.click(strip.getByRole('button', { name: '为什么是这个数：eCPM' }));
    await expect(await screen.findByRole('dialog', { name: 'eCPM' })).toBeVisible();
  },
});

/** What an active user brings on a day: people of days are added up, because they come on each. */
export const WhyPerUser = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?figure=arpdau' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'ARPDAU（广告） · 合计' });
    await expect(await within(drawer).findByText('两边各 30 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** The same revenue by placement, with what is settled of it. */
export const ByPlacement = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: '广告收入 · 按变现平台' })).toHaveTextContent('穿山甲');
    await userEvent.click(await canvas.findByRole('radio', { name: '广告位' }));
    await expect(await canvas.findByRole('grid', { name: '广告收入 · 按广告位' })).toHaveTextContent('失败复活');
    await expect(canvas.getByText('已结算至 10-31，结算与预估只比较这些天')).toBeVisible();
    const rows = within(canvas.getByRole('grid', { name: '广告收入 · 按广告位' }))
      .getAllByRole('row')
      .slice(1);
    const lines = await saveAsCsv({ canvas, userEvent }, /^导出：广告位$/);
    const head = lines.findIndex(([name]) => name === '广告位');
    const saved = lines.slice(head + 1).filter(([name]) => name);
    await expect(saved).toHaveLength(rows.length);
    for (const [place, [name = '?']] of saved.entries()) await expect(rows[place]).toHaveTextContent(name);
  },
});

/** An app that does not pay for the service is said not to be shown. */
export const BesideAnUnpaidApp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?v=1&vs=app:1003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^对比分群：/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '分群对比' })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/trafficmonetization/admobinfo?v=1&t=2020-01-01_2020-01-07' } });

/** Who may not see payments would read a part as the whole: the ratio of all revenue is not among the headlines, is named as not shown, and a link to its drawer opens none. */
export const WithoutRevenue = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?figure=coverage', scenario: 'analyst-no-revenue-ios' },
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: '主要指标' }));
    await expect(await strip.findByText('ARPDAU（广告）')).toBeVisible();
    await expect(canvas.getByText('未显示：付费金额、总收入 ÷ 消耗。需要付费数据权限，可请主账号授予。')).toBeVisible();
    await expect(strip.queryByText('总收入 ÷ 消耗')).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Days on which nothing was received are gaps and no zeros; their causes stand above the page, in the chart and in what it says. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await findSentences(/数据不全：11-04 – 11-06（停止接收数据）/);
    await expect(canvas.getByText(/^本时段数据不全：2026-11-04 – 11-06（停止接收数据）/)).toBeVisible();
  },
});

/** Which days are an estimate stands in the rows of days, and in their file. */
export const UnsettledInRows = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?v=1&by=day&t=2026-10-30_2026-11-08' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '日期' }));
    await waitFor(() => expect(table.getAllByText('预估，未结算')).toHaveLength(8));
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.find(([first]) => first === '2026-11-06')).toContain('预估，未结算');
    await expect(lines.find(([first]) => first === '2026-10-30')).not.toContain('预估，未结算');
  },
});
