import { expect, screen, waitFor, within } from 'storybook/test';
import { failAt, recover } from '#storybook/plays/before/failAt.ts';
import { findSentences, outsideSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/User overview 用户概览',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/useroverview', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** The settings of the app do not come: neither its window nor what a day of retention is gets claimed, in the head, the chart and the drawer. */
export const WithoutSettings = meta.story({
  parameters: { at: '/userlifecycle/useroverview?figure=7,mean' },
  beforeEach: failAt(/\/app\/find\/\d+$/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/留存日按统计日（未取到是自然日还是满 24 小时）/)).toBeInTheDocument();
    const drawer = await screen.findByRole('dialog', { name: /7 日留存率/ });
    await expect(await within(drawer).findByText('未取到归因窗口')).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const WithoutSettingsInEnglish = WithoutSettings.extend({
  parameters: { at: '/userlifecycle/useroverview', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('· Attribution window not loaded')).toBeVisible();
    await expect(canvas.getByText(/by day \(calendar or 24-hour, not loaded\)/)).toBeVisible();
  },
});

/** One more try brings both. */
export const SettingsComeLater = meta.story({
  tags: ['no-picture'],
  beforeEach: failAt(/\/app\/find\/\d+$/),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('· 未取到归因窗口');
    recover();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText(/归因窗口 7 天/)).toBeVisible();
    await expect(canvas.getByText(/留存日按自然日/)).toBeVisible();
    await expect(canvas.queryByText('· 未取到归因窗口')).toBeNull();
  },
});

/** Two days beside the mean, in the colours of their boxes. */
export const Picked = meta.story({ parameters: { at: '/userlifecycle/useroverview?picked=2026-11-01,2026-11-11' } });

export const LifetimeValue = meta.story({ parameters: { at: '/userlifecycle/useroverview?measure=ltv&v=1&t=last90.previous' } });

export const Payers = meta.story({ parameters: { at: '/userlifecycle/useroverview?measure=payRate' } });

export const ByWeek = meta.story({ parameters: { at: '/userlifecycle/useroverview?v=1&t=last90.previous&by=week' } });

/** Days on which nothing was received: said above, without a value in the map, and said under it. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^本时段数据不全：2026-11-04 – 11-06（停止接收数据）.*对比时段数据不全：2026-10-08 – 10-09（停止接收数据）。两个时段不能直接比较。$/,
      ),
    ).toBeVisible();
    await expect(await findSentences(/格没有数据，不计入平均：11-04 – 11-06（停止接收数据）。$/)).toHaveLength(1);
    await expect(canvas.getAllByTitle('没有数据：停止接收数据').every((cell) => cell.textContent?.startsWith('–'))).toBe(true);
    await expect(canvas.queryByText(/平均也受此影响/)).not.toBeInTheDocument();
    // How many installed on such a day nobody knows: that is no zero, in the map.
    const missing = within(canvas.getByRole('rowheader', { name: '11-05' }).closest('tr') ?? document.body).getAllByRole('cell');
    await expect(missing.slice(1).map(({ textContent }) => textContent)).not.toContain('0');
    await expect(missing[1]).toHaveTextContent(/^–没有数据：停止接收数据$/);
  },
});

/** In the file such a day has no number either, and that is said. */
export const SavesMissingDays = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'gaps' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '11-05' });
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(
      lines
        .find(([, name]) => name === '2026-11-05')
        ?.slice(2)
        .join(''),
    ).toBe('');
    await expect(lines.flat().some((text) => text.includes('未到期和没有收到的数据为空'))).toBe(true);
  },
});

/** The mean of a day leaves them out, and says so. */
export const WhyAMeanWithMissingDays = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?figure=1,mean', scenario: 'gaps' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /平均/ });
    await expect(await within(drawer).findByText(/^\d+ 项没有收到数据$/)).toBeVisible();
    // Fewer days have a counterpart: those beside the missing days of the compared period have none.
    await expect(within(drawer).getByText(/^本期 25 项，上期 \d\d 项$/)).toBeVisible();
    await expect(within(drawer).getByText('对比时段数据不全的日子')).toBeVisible();
    await expect(within(drawer).getByText('2026-10-08 – 10-09（停止接收数据）')).toBeVisible();
  },
});

/** A cell without a number says why, and when there will be one. */
export const WhyThereIsNoNumber = meta.story({
  parameters: { scenario: 'gaps', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('rowheader', { name: '11-05' });
    const cells = within(row.closest('tr') ?? document.body);
    await userEvent.click((await cells.findAllByRole('button', { name: /No data: data reception stopped/ }))[0] ?? row);
    const drawer = await screen.findByRole('dialog', { name: 'Day 1 retention · 2026-11-05' });
    await expect(await within(drawer).findAllByText(/^Not received: 2026-11-05.*\(data reception stopped\)\.$/)).not.toHaveLength(0);
    await userEvent.hover(drawer);
  },
});

export const WhyNotYetMature = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?figure=30,2026-11-10' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '30 日留存率 · 2026-11-10' });
    await expect(within(drawer).getAllByText('未到期：最早 2026-12-11 有数据。')).not.toHaveLength(0);
    await expect(within(drawer).queryByText('计入的数据')).not.toBeInTheDocument();
  },
});

export const WhyAllAreTooSmall = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?figure=1,mean&minimum=900000' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '次日留存率 · 平均' });
    await expect(await within(drawer).findAllByText('全部低于最小规模，不计入平均。')).not.toHaveLength(0);
  },
});

/** A week says which of its days are missing: neither those on which it was followed nor those of its installs are in it. */
export const WhyAWeekWithMissingDays = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?v=1&t=last30&by=week&figure=1,2026-11-02', scenario: 'gaps' },
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog', { name: '次日留存率 · 11-02 起' });
    await expect(await within(drawer).findByText('没有收到、不计入的日子')).toBeVisible();
    await expect(within(drawer).queryByText('含数据不全的日子')).not.toBeInTheDocument();
    await expect(within(drawer).getAllByText('2026-11-04 – 11-06（停止接收数据）')).toHaveLength(1);
    await expect(await findSentences(/格不计入没有数据的日子：11-04 – 11-06（停止接收数据）。$/)).toHaveLength(1);
    await expect(canvas.getAllByTitle('数据不全：停止接收数据')).toHaveLength(1);
  },
});

export const ByMonth = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?v=1&t=last90&by=month' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '2026-10' })).toBeVisible();
  },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/userlifecycle/useroverview?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** What needs the right to revenue is named as not shown. */
export const WithoutRevenue = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'analyst-no-revenue-ios', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Not shown: LTV, Payer rate. Requires access to revenue data. Ask the account owner for it.'),
    ).toBeVisible();
  },
});

/** A minimum takes small days out of the mean, not out of sight. */
export const MinimumSize = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?minimum=24000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/行激活数低于 24,000，不计入平均。$/)).toBeVisible();
  },
});

/** A press on a box draws its day beside the mean, and stands in the address. */
export const PicksADay = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: '在图中显示 11-13' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    const curves = within(canvas.getByRole('group', { name: '留存曲线' }));
    await expect(await curves.findByText('11-13', outsideSentences)).toBeVisible();
  },
});

/** What was counted for a mean, each day beside the one that it is held against. */
export const WhyTheMean = meta.story({
  parameters: { at: '/userlifecycle/useroverview?figure=7,mean' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '7 日留存率 · 平均' });
    await expect(await within(drawer).findByText('两边各 23 项')).toBeVisible();
    await expect(within(drawer).getByText('7 项未到期')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** Revenue per install is money in the formula and in the drawer. */
export const WhyAValue = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview?measure=ltv&figure=7,2026-11-01', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Day 7 LTV · 2026-11-01' });
    await expect(await within(drawer).findAllByText('Cumulative revenue')).not.toHaveLength(0);
  },
});

/** The file has the mean and the compared period above a row for each day. */
export const SavesTheMap = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '上期' });
    const lines = await saveAsCsv({ canvas, userEvent });
    const names = lines.filter(([first]) => first === '激活日').map(([, name]) => name);
    await expect(names.slice(0, 3)).toEqual(['平均', '平均 · 上期', '2026-11-19']);
    await expect(names).toHaveLength(32);
  },
});
