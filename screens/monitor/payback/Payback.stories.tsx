import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Payback 注册收入比',
  tags: ['screen'],
  parameters: { at: '/monitor/roi', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/monitor/roi?v=1&t=2020-01-01_2020-01-07' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** A filter by country comes from another report; who is followed over days has none. */
export const KnowsNoCountry = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=last90&f=channel:101,102;country:CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('筛选条件：这个页面不支持')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '国家/地区 中国' })).not.toBeInTheDocument();
  },
});

/** The whole is held against the compared period at the same age, in the curves, beside them and in the map. */
export const Compared = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=last90.previous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^整体.+，上期 .+%$/)).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: '上期' })).toBeVisible();
  },
});

/** A file holds the curves and the map: the sources, the whole and the weeks, each beside what it is compared with. */
export const SavesWhatIsShown = Compared.extend({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^整体.+，上期 .+%$/);
    await canvas.findByRole('rowheader', { name: '上期' });
    const weeks = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const cells = within(canvas.getByRole('row', { name: /^平均/ })).getAllByRole('cell');
    // Behind the box and the size.
    const mean = cells.map(({ textContent }) => /^\d+\.\d(?!\d*万)/.exec(textContent)?.[0]).find(Boolean);
    const lines = await saveAsCsv({ canvas, userEvent });
    const named = (kind: string) => lines.filter(([first]) => first === kind).map(([, name]) => name);
    await expect(named('来源')).toEqual(['巨量引擎', '腾讯广告', '快手磁力引擎', 'Apple Search Ads', '整体', '整体 · 上期']);
    await expect(named('激活周')).toEqual(weeks.map((name) => (name === '上期' ? '平均 · 上期' : name)));
    const share = lines.find(([kind, name]) => kind === '激活周' && name === '平均')?.[9];
    await expect(Number.parseFloat(share ?? '').toFixed(1)).toBe(mean);
  },
});

/** Both sides of a comparison, with the days that are in them: those that are due. */
export const WhyTheWhole = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=last90.previous' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^整体.+，上期 .+%$/);
    await userEvent.click(canvas.getByRole('button', { name: '为什么是这个数' }));
    const drawer = await screen.findByRole('dialog', { name: '60 日累计 ROI · 整体' });
    await expect(await within(drawer).findByText('两边各 30 项')).toBeVisible();
    await expect(await within(drawer).findByText('60 日累计 ROI · 上期')).toBeVisible();
    // Where the pointer rests must not depend on how quickly the drawer came.
    await userEvent.hover(drawer);
  },
});

/** By how many days two sources broke even sooner, and what another one is held against that only now has. */
export const BrokeEvenSooner = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=2026-07-01_2026-08-31.previous&f=channel:101,104,128,129' },
  play: async ({ canvas }) => {
    const row = async (name: string) => {
      const item = (await canvas.findByRole('meter', { name })).closest('li');
      if (!item) throw new Error(`no row of ${name}`);
      return within(item);
    };
    await expect(await (await row('TapTap')).findByText(/^上期 \d+ 日$/)).toBeVisible();
  },
});

/** A link to the break-even of a source: its return on each listed day until then. */
export const WhyABreakEven = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&t=2026-07-01_2026-08-31.previous&f=channel:101,104,128,129&figure=0,breakEven:101', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Break-even day · Ocean Engine' });
    await expect(await within(drawer).findByText('Cumulative ROI, day 0')).toBeVisible();
  },
});

/** A link to what a week had come to. */
export const WhyAWeek = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&age=7,2026-10-05', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Cumulative ROI, day 7 · Week of 10-05' });
    await expect(await within(drawer).findByText('Cumulative revenue')).toBeVisible();
    await expect(within(drawer).getByText('2026-10-05 – 10-11, 7 days')).toBeVisible();
  },
});

/** What an install cost, and what it had brought by day 30, of the same days on both sides. */
export const WhyAnInstall = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=last90.previous' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('30 日 LTV 与 ROI 计入 60 / 90 个激活日，其余未满 30 日')).toBeVisible();
    await expect(await canvas.findByText(/^激活成本的数据不全：.*11-17/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '30 日 LTV：为什么是这个数' }));
    const drawer = await screen.findByRole('dialog', { name: '30 日 LTV · 整体' });
    await expect(await within(drawer).findByText('两边各 60 项')).toBeVisible();
    await expect(within(drawer).getByText('30 项未到期')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** A link to what an install cost, without a comparison: ad spend over installs of full days. */
export const WhyTheCost = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&figure=0,cpa', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'CPI · Overall' });
    await expect(await within(drawer).findByText('Yes: ad spend that arrives late is added')).toBeVisible();
  },
});

/** Nobody of the last week has been followed for thirty days: nothing stands for them, and it says when it will. */
export const TooYoung = meta.story({
  parameters: { at: '/monitor/roi?v=1&t=last7.previous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 日 LTV 与 ROI 未到期，最早 12-14 到期')).toBeVisible();
    // Why there is no number is told where it would stand.
    await expect(canvas.getByRole('button', { name: '30 日 ROI：为什么是这个数' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '激活成本：为什么是这个数' })).toBeVisible();
  },
});

export const TwoChannels = meta.story({
  parameters: { at: '/monitor/roi?v=1&vs=channel:101|channel:102' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('全部（不分群）；ROI，单位 %')).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: '巨量引擎' })).toBeVisible();
  },
});

/** How a segment broke even is asked of the segment alone, in its own app. */
export const WhyABreakEvenOfASegment = meta.story({
  parameters: { at: '/monitor/roi?v=1&vs=app:1002', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break-even of Android: why this number' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Break-even day · Android' }));
    await expect(await drawer.findByRole('columnheader', { name: 'Segment' })).toBeVisible();
  },
});

export const CopiesTheRequestOfASegment = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&vs=app:1002&figure=0,breakEven:side2', locale: 'en' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Break-even day · Android' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(drawer.getByRole('button', { name: 'Copy request' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining('/report/1002/roi_cohort')));
    write.mockRestore();
  },
});

export const TwoApps = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&vs=app:1002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'iOS' })).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: 'Android' })).toBeVisible();
  },
});

/** Where somebody is, is not known of who is followed over days: the page says so, and compares periods as before. */
export const NotByCountry = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi?v=1&t=last90.previous&vs=country:CN|country:US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 项对比分群：这个页面不支持')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: '上期' })).toBeVisible();
  },
});
