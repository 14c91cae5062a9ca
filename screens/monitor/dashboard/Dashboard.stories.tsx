import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Overview 数据概览 · dashboard 仪表盘',
  tags: ['screen'],
  parameters: { at: '/monitor/dashboard', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({ parameters: { pictures: [{ medium: 'print' }] } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Today = meta.story({ parameters: { at: '/monitor/dashboard?v=1&t=today' } });

/** Nobody is told who stayed on H5. */
export const H5 = meta.story({
  parameters: { scenario: 'super-h5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '核心指标' })).toBeInTheDocument();
    await expect(canvas.queryByText(/留存/)).not.toBeInTheDocument();
  },
});

export const StaffWithoutFlags = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '核心指标' })).toBeInTheDocument();
    await expect(canvas.queryByText(/付费/)).not.toBeInTheDocument();
  },
});

export const MiniProgram = meta.story({ parameters: { scenario: 'super-wx' } });

/** Where the service adds people up, cards and the top ten say that theirs are those of an average day. */
export const PeopleAddedUp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/dashboard?v=2&t=last7.previous&m=active', scenario: 'people-added-up' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^全部 \d+ 个/ });
    await canvas.findAllByText(/^活跃用户（日均）/);
    await waitFor(() => expect(canvas.queryByText(/时段去重/)).not.toBeInTheDocument());
  },
});

export const NoDataYet = meta.story({ tags: ['empty'], parameters: { at: '/monitor/dashboard?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    // Nobody knows how many there are.
    await expect(await canvas.findByRole('link', { name: '全部' })).toBeInTheDocument();
  },
});

/** Who stayed is held against the same days of the compared period. */
export const RetentionBefore = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: '留存率热力表' });
    await expect(await within(map).findByRole('rowheader', { name: '上期' })).toBeInTheDocument();
    await expect(await canvas.findByText('−0.3pp')).toBeInTheDocument();
  },
});

/** A figure of the map says what was counted for it: here of the compared days, those whose counterpart is due. */
export const WhyOfTheDaysBefore = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^上期/ });
    await userEvent.click(within(row).getByRole('button', { name: /20\.5%/ }));
    const drawer = await screen.findByRole('dialog', { name: '3 日留存率 · 上期' });
    await expect(await within(drawer).findByText('两边各 5 项')).toBeVisible();
    await expect(within(drawer).getByText('3 项未到期')).toBeVisible();
    await expect(within(drawer).getByText('2026-10-13 – 10-20，8 天；对比 2026-11-12 – 11-19')).toBeVisible();
    await expect(within(drawer).getByRole('cell', { name: '10-17' })).toBeVisible();
  },
});

/** Segments that came along from another report: the trend draws them, and the page says so. */
export const TwoChannels = meta.story({
  parameters: { at: '/monitor/dashboard?v=1&t=last30.previous&vs=channel:101|channel:102' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('趋势图并排显示两个分群，其余部分为全部数据')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^对比 巨量引擎 \/ / })).toBeVisible();
  },
});

/** A figure of the strip says where it comes from. */
export const WhyAFigure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '激活：为什么是这个数' }));
    const drawer = await screen.findByRole('dialog', { name: '激活' });
    await expect(await within(drawer).findByText('重复点击')).toBeInTheDocument();
    // Where the pointer rests must not depend on how quickly the drawer came.
    await userEvent.hover(drawer);
  },
});

/** A row of the top ten leads to what made its change, the largest part first. */
export const CausesOfATopRow = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^巨量引擎/ });
    await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/path=channel:101&by=group.*s=-part/));
  },
});

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });
