import { expect, screen, waitFor, within } from 'storybook/test';
import { failAt } from '#storybook/plays/before/failAt.ts';
import { withoutCleanChannels } from '#storybook/plays/before/withoutCleanChannels.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Activation delay 激活延迟分析',
  tags: ['screen'],
  parameters: { at: '/monitor/effectevaluate', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const OneChannel = meta.story({ parameters: { at: '/monitor/effectevaluate?v=1&f=channel:101' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/monitor/effectevaluate?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** Which channels are clean did not come: there is no benchmark, in no chart. */
export const WithoutBenchmark = meta.story({
  beforeEach: failAt(/\/report\/\d+\/effectevaluate$/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('基准没有加载，图里没有基准，标注只按门槛。')).toBeVisible();
    await expect(canvas.queryByText(/为基准的/)).toBeNull();
  },
});

export const WithoutBenchmarkInEnglish = WithoutBenchmark.extend({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load the benchmark/)).toBeVisible();
  },
});

/** No channel is clean: there is no benchmark, and channels are marked by the limits of the app alone. */
export const NoCleanChannel = meta.story({
  parameters: { pictures: [{ theme: 'dark', width: 390 }] },
  beforeEach: ({ msw }) => msw.use(withoutCleanChannels),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近 90 天没有可疑率 < 1% 的渠道：没有基准，标注只按门槛')).toBeVisible();
    await expect(canvas.queryByText(/^基准：/)).toBeNull();
    await expect(await canvas.findByText(/个注入超过 1\.00%，\d+ 个泛滥超过 4\.00%。$/)).toBeVisible();
  },
});

export const NoCleanChannelInEnglish = NoCleanChannel.extend({
  parameters: { locale: 'en', pictures: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No channel had under 1% suspicious installs in the last 90 days: no benchmark/)).toBeVisible();
  },
});

/** What is said of a share says then that its limit alone marks it. */
export const WhyWithoutBenchmark = NoCleanChannel.extend({
  tags: ['no-picture'],
  parameters: { at: '/monitor/effectevaluate?age=flooding', pictures: [] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '24 小时后的激活占比 · 整体' }));
    await expect(await drawer.findByText(/没有基准，超过 4% 会标出。$/)).toBeVisible();
    await expect(drawer.queryByText(/^基准/)).toBeNull();
  },
});

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** The compared period is a dashed line, and its median is said. */
export const Compared = meta.story({
  parameters: { at: '/monitor/effectevaluate?v=1&t=last30.previous.weekdays' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^中位 .+，上期 .+。$/)).toBeVisible();
  },
});

/** What was not received is in no distribution: the page says which days its installs lack, on both sides. */
export const MissingDays = meta.story({
  parameters: { at: '/monitor/effectevaluate?v=1&t=last30.previous', scenario: 'gaps' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^本时段数据不全：2026-11-04 – 11-06（停止接收数据）.*对比时段数据不全：2026-10-08 – 10-09（停止接收数据）。两个时段不能直接比较。$/,
      ),
    ).toBeVisible();
  },
});

/** A file holds the distributions of the page, each with its median and its bands. */
export const SavesWhatIsShown = Compared.extend({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^中位 .+，上期 .+。$/);
    const table = within(await canvas.findByRole('grid', { name: '按渠道' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.flat()).toContain('基准：近 90 天可疑率 < 1% 的全部渠道，不随筛选变化');
    const named = (kind: string) => lines.filter(([first]) => first === kind).map(([, name]) => name);
    await expect(named('时长分布')).toEqual(['整体', '整体 · 基准']);
    await expect(named('与上期相比')).toEqual(['本期', '上期']);
    await expect(named('渠道')).toHaveLength(rows.length);
    for (const [place, name = '?'] of named('渠道').entries()) await expect(rows[place]).toContain(name);
  },
});

/** A link to the compared median: how many were quicker, and where the half of them falls. */
export const WhyTheMedianBefore = meta.story({
  parameters: { at: '/monitor/effectevaluate?v=1&t=last30.previous.weekdays&age=0,previous' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '激活延迟中位 · 上期' });
    await expect(await within(drawer).findByText('快于 2 分')).toBeVisible();
    await expect(within(drawer).getByText('2026-09-16 – 10-15，30 天；对比 2026-10-21 – 11-19')).toBeVisible();
  },
});

/** Two channels from another report stand beside each other. */
export const TwoChannels = meta.story({
  parameters: { at: '/monitor/effectevaluate?v=1&vs=channel:101|channel:123' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^中位：巨量引擎 .+，WiFi 万能钥匙 .+。$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^对比 巨量引擎 \/ / })).toBeVisible();
  },
});

/** From a cell of the table, by keyboard: its way beside it, then the drawer, which the address opens again. */
export const FromACell = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '按渠道' }));
    const row = within(await table.findByRole('row', { name: /^WiFi 万能钥匙/ }));
    row.getAllByRole('button')[2]?.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: '> 24 时' }));
    await expect(await card.findByText('24 小时后的激活占比从何而来')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '展开' }));
    const drawer = within(await screen.findByRole('dialog', { name: '24 小时后的激活占比 · WiFi 万能钥匙' }));
    await expect(await drawer.findByText('1 天 – 2 天')).toBeVisible();
    await expect(drawer.getByText(/^整体 \d\.\d\d%$/)).toBeVisible();
  },
});

/** The figures of the whole, each beside the benchmark: the median from the head of its panel, the bands from its menu. */
export const WhyTheWhole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：中位' }));
    const median = within(await screen.findByRole('dialog', { name: '激活延迟中位 · 整体' }));
    await expect(await median.findByText(/^基准 \d 分 \d+ 秒$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [more] = canvas.getAllByRole('button', { name: '更多' });
    if (more) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: '为什么是这个数：< 10 秒' }));
    const drawer = within(await screen.findByRole('dialog', { name: '10 秒内的激活占比 · 整体' }));
    await expect(await drawer.findByText('5 秒 – 10 秒')).toBeVisible();
    await expect(drawer.getByText(/^基准 [\d.]+%$/)).toBeVisible();
  },
});

/** A link to the median of one of two segments, and the way to that of the other. */
export const WhyASegment = meta.story({
  parameters: { at: '/monitor/effectevaluate?v=1&vs=channel:101|channel:123&age=0,median@2' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '激活延迟中位 · WiFi 万能钥匙' });
    await expect(await within(drawer).findByText(/^巨量引擎 \d 分 \d+ 秒$/)).toBeVisible();
    await expect(within(drawer).getByText('渠道 WiFi 万能钥匙')).toBeVisible();
    await expect(await within(drawer).findByText(/^点击后 7 天，浏览后 1 天/)).toBeVisible();
  },
});

export const AsksAboutASegment = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/effectevaluate?v=1&vs=channel:101|channel:123' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：巨量引擎' }));
    await expect(await screen.findByRole('dialog', { name: '激活延迟中位 · 巨量引擎' })).toBeVisible();
  },
});

export const Staff = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });
