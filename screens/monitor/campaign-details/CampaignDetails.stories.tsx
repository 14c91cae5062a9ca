import { expect, screen, waitFor, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign details 推广活动明细',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({ parameters: { pictures: [{ medium: 'print' }] } });

/** What is compared stands first, and the rows in the order of their change. */
export const Compared = meta.story({
  parameters: {
    at: '/monitor/campaigninfo?v=1&t=last14.previous.weekdays&path=channel:101&by=campaign&lines=total&m=installs&s=change',
    locale: 'en',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Installs vs previous');
    const changes = () => [...canvasElement.querySelectorAll('[role="row"] [data-judgement]:not([data-judgement="none"])')];
    // The total, and rows of which one at least lost and one won.
    await waitFor(() => expect(changes().length).toBeGreaterThan(8));
    const [, ...rows] = changes().map((cell) => Number.parseFloat(cell.textContent.replace('Up', '+').replace('Down', '-')));
    await expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  },
});

/** Tencent Ads says where its money went. */
export const InTencent = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&path=channel:102&by=campaign', pictures: [{ width: 390 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '腾讯广告位消耗' })).toBeVisible();
    await expect(await canvas.findAllByText('微信朋友圈')).not.toHaveLength(0);
  },
});

/** What was not there before has no percent: it is called new, and stands first by what it brought, with its difference. */
export const NewAmongChanges = meta.story({
  parameters: {
    at: '/monitor/campaigninfo?v=2&t=last30.previous&by=campaign&lines=total&m=installs&s=-change',
    pictures: [{ width: 390 }, { width: 390, theme: 'dark' }],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '推广活动' }));
    await table.findAllByText('新');
    const rows = table.getAllByRole('row').filter((row) => within(row).queryByText('新'));
    await expect(rows.length).toBeGreaterThan(5);
    const [first, second, third] = rows;
    await expect(first).toHaveTextContent(/粉丝通-角色 PV-101.*26,890/);
    await expect(second).toHaveTextContent(/开屏-广泛匹配-213.*22,417/);
    await expect(third).toHaveTextContent(/品牌词-角色 PV-158.*14,347/);
  },
});

/** A file holds what is on screen: those rows, in that order, with what became of them. */
export const SavesWhatIsShown = Compared.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = () => [...canvasElement.querySelectorAll('a.name')].map(({ textContent }) => textContent);
    await canvas.findByText('Installs vs previous');
    await waitFor(() => expect(names().length).toBeGreaterThan(8));
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="row"] [data-judgement="bad"]').length).toBeGreaterThan(3));
    const lines = (await saveAsCsv({ canvas, userEvent })).map(([name = '']) => name);
    await expect(lines.filter((name) => names().includes(name))).toEqual(names());
    // The file says of itself which app it is about, and over which days.
    await expect(lines).toContain('App: 星海远征 iOS');
    await expect(lines.some((line) => /^Compared: .+ with .+$/.test(line))).toBe(true);
    // As the head of the page.
    await expect(lines).toContain('7-day window');
  },
});

/** Revenue to date grows with the age of users: the earlier period stands as it stood when its users were as old. */
export const SameAge = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last30.previous&m=roi&c=roi.cohortIncome.cost&traffic=paid&s=-difference&why=roi' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('两期按同龄对比：激活后第 1–30 天');
    await canvas.findByRole('columnheader', { name: /上期（同龄）/ });
    await screen.findByText(/按激活日累计到现在，还可能增加；两期按同龄对比/);
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="row"] [data-judgement]').length).toBeGreaterThan(8));
    await expect(screen.queryByText('不可比')).toBeNull();
  },
});

/** What was before is not known: that is said, and nothing is called incomparable for it. */
export const WithoutThePast = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last30.previous&m=roi&c=roi.cost', scenario: 'past-failing' },
  play: async ({ canvas }) => {
    await canvas.findByText('对比时段有数据没有加载出来，变化不完整。');
    await expect(screen.queryByText('不可比')).toBeNull();
  },
});

/** A day is compared with the day at its place, and so is what lies inside of a row. */
export const DaysCompared = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last7.previous&by=day&m=installs&c=installs' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: /^上期/ });
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="row"] [data-judgement]').length).toBeGreaterThan(6));
  },
});

/** The change of a day leads to what made it, over that day and the one that it is compared with. */
export const CausesOfADay = DaysCompared.extend({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^2026-11-17|^11-17/ });
    const change = await waitFor(() => {
      const cell = row.querySelector<HTMLElement>('[data-column="change"]');
      if (!cell) throw new Error('No change has come');
      return cell;
    });
    await userEvent.click(change);
    const link = await screen.findByRole('link', { name: '变化由谁造成' });
    await expect(link.getAttribute('href')).toContain('t=2026-11-17_2026-11-17.2026-11-10');
    await expect(link.getAttribute('href')).not.toContain('by=day');
  },
});

/** A link to a number opens what is known of it. */
export const WhyThisNumber = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last30.previous&why=retention1,,101' },
  play: async () => {
    await expect(await screen.findByText('为什么是这个数')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('次日有数据的已到期激活')).toHaveLength(2));
    await expect(await screen.findByText(/按推广活动组展开/)).toBeInTheDocument();
    await expect(await screen.findByText('点击后 7 天，浏览后 1 天；渠道规则与推广活动可另设')).toBeInTheDocument();
  },
});

/** Who should have come back on a day that was not received is left out, and the days are named on both sides. */
export const WhyWithGaps = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=2026-10-26_2026-11-08.previous&why=retention1,,101', scenario: 'gaps', locale: 'en' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('No data received on their day')).toBeVisible();
    const days = await drawer.findByText('Days not received, left out');
    await expect(days.nextElementSibling).toHaveTextContent('11-04 – 11-06 (data reception stopped)');
  },
});

/** From a cell to its path, and on to everything that is known of the number. */
export const FromACell = meta.story({
  play: async ({ canvas, userEvent }) => {
    const errors: string[] = [];
    const hear = ({ message }: ErrorEvent) => errors.push(message);
    window.addEventListener('error', hear);
    await userEvent.click(await canvas.findByText('236,128', { selector: 'button' }));
    await expect(await screen.findByText('拦截激活')).toBeInTheDocument();
    // It grows with its answer, and stays on its side of the cell.
    await expect(errors).toEqual([]);
    window.removeEventListener('error', hear);
    await userEvent.click(screen.getByText('展开'));
    await expect(await screen.findByText('为什么是这个数')).toBeInTheDocument();
    await expect(await screen.findByText(/按推广活动组展开/)).toBeInTheDocument();
  },
});

/** Down to the groups of a channel: the way back stands above. */
export const DrillsDown = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('腾讯广告', { selector: 'a' }));
    const title = await canvas.findByText('腾讯广告', { selector: 'h1' });
    // The menu has a link of that name as well.
    const trail = title.closest('nav') ?? canvasElement;
    await expect(within(trail).getByText('推广活动明细', { selector: 'a' })).toHaveAttribute('href');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** Somebody with fewer rights opens the link of somebody with more: what is kept from them is named, and the rest stands. */
export const SharedWithStaff = meta.story({
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?v=1&c=installs.income.cost.roi&m=income&s=-income&lines=total' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“付费金额.*：需要付费数据权限/)).toBeInTheDocument();
    await expect(await canvas.findByRole('columnheader', { name: /激活/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: '付费金额' })).not.toBeInTheDocument();
  },
});

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios', at: '/monitor/campaigninfo?v=1&by=channel.campaign' } });

/** Channels with their campaigns inside, asked for when a channel is opened. */
export const SeveralLevels = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&by=channel.campaign&f=channel:102,103' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('腾讯广告', { selector: 'a' });
    const [opener] = canvas.getAllByLabelText('展开');
    await userEvent.click(opener ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('a.name').length).toBeGreaterThan(3));
  },
});

/** A search chooses among rows: who asks for the total from the chart is told that it is of all of them. */
export const WhyTheTotalOfASearch = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/campaigninfo?v=2&t=last7&q=腾讯&m=installs&lines=total&why=installs' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '激活' });
    await expect(await within(drawer).findByText('只筛选明细中的行，这里是全部行')).toBeVisible();
  },
});

/** A row that is opened says how many rows it has besides those that it shows, and leads to all of them. */
export const MoreInside = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=2&by=country.campaign&lines=total&c=installs' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /^中国/ });
    const [opener] = canvas.getAllByLabelText('展开');
    await userEvent.click(opener ?? canvasElement);
    const grid = await canvas.findByRole('treegrid');
    // The hundred before it are drawn as they come into sight.
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toMatch(/^1\d\d$/));
    await userEvent.click(within(grid).getAllByRole('rowheader')[0] ?? grid);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const link = await canvas.findByRole('link', { name: /^其余 \d+ 个$/ });
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/path=country:CN&by=campaign/);
  },
});

/** What lies inside of a row is compared like the row, and its part is one of the whole. */
export const LevelsCompared = SeveralLevels.extend({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last7.previous&by=channel.campaign&f=channel:102,103&m=installs&c=installs' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const changes = () => canvasElement.querySelectorAll('[role="row"] [data-judgement]').length;
    await canvas.findByText('腾讯广告', { selector: 'a' });
    await waitFor(() => expect(changes()).toBeGreaterThan(2));
    const before = changes();
    const [opener] = canvas.getAllByLabelText('展开');
    await userEvent.click(opener ?? canvasElement);
    await waitFor(() => expect(changes()).toBeGreaterThan(before + 3));
  },
});

export const H5 = meta.story({ parameters: { scenario: 'super-h5' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/campaigninfo?v=1&q=没有这个渠道&lines=total' } });

/** What takes long says how long, and can be stopped. */
export const Stopped = meta.story({
  parameters: { scenario: 'waiting', picture: { busy: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('取消'));
    await expect(await canvas.findByText('重新查询')).toBeInTheDocument();
    // The chart and the rows, whose columns were stopped, too.
    await expect(canvas.getAllByRole('heading', { name: '已取消查询' })).toHaveLength(2);
  },
});

/** Paper is never as narrow as a phone. */
export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } }, parameters: { pictures: [] } });
