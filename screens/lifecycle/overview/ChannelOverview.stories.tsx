import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Channel overview 渠道概览',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/channeloverview', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const LifetimeValue = meta.story({ parameters: { at: '/userlifecycle/channeloverview?measure=ltv&day=30&v=1&t=last90.previous' } });

export const ByCampaign = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/channeloverview?v=1&by=campaign&f=channel:101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader', { name: /推广活动/ })).toHaveLength(2);
  },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/userlifecycle/channeloverview?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** Retention and no revenue: nothing made of payments is offered, nor asked for. Organic installs are not among the rows. */
export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });

/** The spend alone does not come: it says so, its columns are empty, and what the sources brought stands. */
export const WithoutSpend = meta.story({
  parameters: { locale: 'en' },
  beforeEach: () => {
    const real = globalThis.fetch;
    const calls = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      /\/report\/\d+\/channeloverview\b/.test(String(input)) ? Response.json({ code: 500 }, { status: 500 }) : real(input, init),
    );
    return () => calls.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load (the )?ad spend/)).toBeVisible();
    await canvas.findByRole('grid', { name: 'Volume and value' });
  },
});

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** A source beside itself at the same days of the previous period. */
export const WhyAChannel = meta.story({
  parameters: { at: '/userlifecycle/channeloverview?figure=7,101' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '7 日留存率 · 巨量引擎' });
    await expect(await within(drawer).findByText('两边各 1 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** The file has what a source costs beside its course. */
export const SavesTheSources = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: '量与价值' });
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.find(([first]) => first === '维度')?.slice(0, 6)).toEqual(['维度', '名称', '激活数', '占比', '消耗', '激活成本']);
    await expect(lines.some(([first, name]) => first === '渠道' && name === '巨量引擎')).toBe(true);
  },
});

/** What was spent on each install of a source: both parts. */
export const WhyTheCost = meta.story({
  parameters: { at: '/userlifecycle/channeloverview?figure=cpa:101' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '激活成本 · 巨量引擎' });
    await expect(within(drawer).getAllByText('消耗')).not.toHaveLength(0);
    await userEvent.hover(drawer);
  },
});

/** What its users pay stands beside how long they stay and what they cost; a link to it opens where it comes from. */
export const WhyTheValue = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/channeloverview?figure=ltv:101' },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog', { name: '7 日 LTV · 巨量引擎' })).toBeVisible();
    const table = within(await canvas.findByRole('grid', { name: '量与价值', hidden: true }));
    await expect(table.getByRole('columnheader', { name: /7 日留存率/, hidden: true })).toBeInTheDocument();
    await expect(await table.findByRole('columnheader', { name: /7 日 LTV/, hidden: true })).toBeInTheDocument();
  },
});

/** How many a source brought is told with its share of all. */
export const WhyTheInstalls = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '量与价值' }));
    within(await table.findByRole('row', { name: /^巨量引擎/ }))
      .getAllByRole('button')[0]
      ?.focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '激活' });
    await expect(card).toHaveTextContent('全部激活');
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    await expect(await screen.findByRole('dialog', { name: '激活占比 · 巨量引擎' })).toBeVisible();
  },
});

/** The service counts the days that were not received as well: said at the columns, in every sentence, in the map and in the drawer. */
export const MissingDays = meta.story({
  parameters: { at: '/userlifecycle/channeloverview?figure=7,101', scenario: 'gaps' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: /^7 日留存率/ });
    await expect(await within(drawer).findByText('没有收到、不计入的日子')).toBeVisible();
    await expect(within(drawer).getByText('对比时段数据不全的日子')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/与上期同位比较 · .*不计入没有收到的日子：2026-11-04 – 11-06（停止接收数据）$/)).toBeVisible();
    await waitFor(async () =>
      expect((await findSentences(/不计入没有数据的日子：11-04 – 11-06（停止接收数据）/)).length).toBeGreaterThanOrEqual(3),
    );
  },
});
