import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { saveLimits } from '#storybook/plays/before/saveLimits.ts';
import { findSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Fraud insights 作弊场景洞察',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/fake', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Without the service stands what it gives (C-08). */
export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/anticheatposition/fake?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** The course of both kinds leads to the rate that they make. */
export const ExplainsTheCourse = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('group', { name: '拦截与判定' }));
    await userEvent.click(panel.getByRole('button', { name: '为什么是这个数：作弊率' }));
    await expect(await screen.findByRole('dialog', { name: /^作弊率/ })).toBeVisible();
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

/** The evidence is about one channel, and a link says which. */
export const EvidenceOfAChannel = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?evidence=101' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /巨量引擎.*渠道|渠道.*巨量引擎/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载证据' }));
    await waitForToast('已下载');
  },
});

/** Each letter is in its own language, whatever that of the page is. */
export const CopiesTheLetters = meta.story({
  // Looks as the filled page: what matters is the clipboard.
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?evidence=101', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy dispute in Chinese' }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^关于 巨量引擎 2026-\d\d-\d\d – \d\d-\d\d 的激活结算：/));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy dispute in English' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(/^On the settlement of installs from Ocean Engine, [\P{Script=Han}]+$/u),
    );
  },
});

/** The same from the page in Chinese, of all channels. */
export const CopiesTheLettersOfAll = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: '复制英文申诉' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(/^On the settlement of installs from all channels, [\P{Script=Han}]+$/u),
    );
    await userEvent.click(canvas.getByRole('button', { name: '复制中文申诉' }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^关于 全部渠道 /));
  },
});

/** What is past the rules of the app is marked: with its reason, of channels and of where they have bought. */
export const SubChannelsOfAChannel = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?evidence=101' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '按子渠道' });
    await expect(table).toHaveTextContent(/101-\d{4}/);
    await expect(
      canvas.getByText(/点击注入 > \d\.\d%、点击泛滥 > \d\.\d% 标红：筛选内渠道中位的 4 倍，不低于 1\.0% 和 4\.0%/),
    ).toBeVisible();
    const rows = within(table).getAllByRole('row').slice(1);
    const lines = await saveAsCsv({ canvas, userEvent }, /^导出：按子渠道$/);
    await expect(lines.flat().join('')).toMatch(/标红：筛选内渠道中位的 4 倍/);
    const saved = lines.filter(([sub = '']) => /^101-\d{4}$/.test(sub)).map(([sub]) => sub);
    await expect(saved).toHaveLength(rows.length);
    for (const [place, sub = '?'] of saved.entries()) await expect(rows[place]).toHaveTextContent(sub);
  },
});

/** Where what is usual is past the limits of the app, few channels or none are marked: the page says that this is no proof. */
export const MediansAboveLimits = meta.story({
  parameters: { pictures: [{ theme: 'dark', width: 390 }] },
  beforeEach: saveLimits({ injectionShare: 0.005, floodingShare: 0.006 }),
  play: async ({ canvas }) => {
    const said =
      /^当前日期与筛选内，点击注入和点击泛滥的渠道中位 0\.9% 和 \d\.\d% 都已高于限值 0\.5% 和 0\.6%：.*分别超过 3\.\d% 和 \d+\.\d% 才标红，没有标红不代表没有问题。$/;
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getAllByText(/没有标红不代表没有问题/)).toHaveLength(1);
  },
});

export const MediansAboveLimitsInEnglish = MediansAboveLimits.extend({
  parameters: { locale: 'en', pictures: [] },
  play: async ({ canvas }) => {
    const said =
      /^Click injection and click flooding at the median channel of these dates and filters are 0\.9% and \d\.\d%, above the limits of 0\.5% and 0\.6%: .* Marks begin above 3\.\d% and /;
    await expect(await canvas.findByText(said)).toBeVisible();
  },
});

/** Of one reason alone where the other one keeps within its limit. */
export const OneMedianAboveItsLimit = meta.story({
  tags: ['no-picture'],
  beforeEach: saveLimits({ injectionShare: 0.005, floodingShare: 0.04 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^当前日期与筛选内，点击注入的渠道中位 0\.9% 已高于限值 0\.5%：/)).toBeVisible();
    await expect(canvas.queryByText(/点击泛滥的渠道中位/)).toBeNull();
  },
});

/** The service leaves out what the filters leave out: the median is that of what is left, as the page and its file say. */
export const MedianOfWhatIsFiltered = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?v=1&f=channel:101', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const rule = /marked above \d+\.\d% injection, \d+\.\d% flooding: 4 times the filtered median, at least/;
    await canvas.findByRole('grid', { name: 'By channel' });
    const said = canvas.getByText(rule).textContent;
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.map((cells) => cells.join(',')).join('\n')).toContain(said);
  },
});

/** Neither the head nor the file names the attribution window: installs are judged in another. */
export const WithoutAttributionWindow = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: '按子渠道' });
    const notes = (await saveAsCsv({ canvas, userEvent })).map(([note = '']) => note);
    await expect(notes.some((note) => note.startsWith('时区 '))).toBe(true);
    await expect(notes.filter((note) => note.includes('归因窗口'))).toEqual([]);
    await expect(canvas.getByText(/ · UTC\+8/)).not.toHaveTextContent('归因窗口');
  },
});

/** A share of what was claimed before anything was blocked, channel by channel. */
export const WhyTheRate = meta.story({
  parameters: { at: '/anticheatposition/fake?figure=rate' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '作弊率 · 时段合计' });
    await expect(await within(drawer).findAllByText('实时拦截 + 归因后判定')).not.toHaveLength(0);
    await userEvent.hover(drawer);
  },
});

/** What can be claimed back is a range, and each channel shows between which prices. */
export const WhyTheAmount = meta.story({
  parameters: { at: '/anticheatposition/fake?figure=claimable' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '可追回 · 时段合计' }));
    await expect(await drawer.findAllByText('按最低日成本')).not.toHaveLength(0);
  },
});

export const WhyTheAmountInEnglish = WhyTheAmount.extend({
  parameters: { locale: 'en' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Can be claimed back · Whole period' }));
    await expect(await drawer.findAllByText('At the lowest daily CPI')).not.toHaveLength(0);
  },
});

/** The records of the evidence, of one reason; a device leads to its journey around that day. */
export const Records = meta.story({
  parameters: { at: '/anticheatposition/fake?evidence=101&records=1' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    const [device] = await drawer.findAllByRole('link', { name: /^设备轨迹：/ });
    await expect(device?.getAttribute('href')).toMatch(/^\/dataservice\/logquery\?app=1001&q=.{36}&t=2026-/);
    await userEvent.hover(drawer.getByRole('heading', { name: '证据记录' }));
  },
});

export const RecordsInEnglish = meta.story({
  parameters: { at: '/anticheatposition/fake?evidence=101&records=1', locale: 'en' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Evidence records' }));
    await expect(await drawer.findAllByRole('link', { name: /^Device journey/ })).not.toHaveLength(0);
  },
});

export const RecordsOnAPhone = meta.story({
  parameters: { at: '/anticheatposition/fake?records=1&reasons=clickFlood' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findAllByRole('link', { name: /^设备轨迹：/ })).not.toHaveLength(0);
  },
});

/** Whose ids are masked opens no device, and is told why. */
export const RecordsMasked = meta.story({
  parameters: { at: '/anticheatposition/fake?records=1', scenario: 'demo-ios' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findAllByText(/^[\dA-F]{4}…[\dA-F]{2}$/)).not.toHaveLength(0);
    await expect(drawer.queryByRole('link', { name: /^设备轨迹：/ })).toBeNull();
    await expect(drawer.getByText(/标识已打码的打不开/)).toBeVisible();
  },
});

export const RecordsEmpty = meta.story({
  parameters: { at: '/anticheatposition/fake?records=1&t=2020-01-01_2020-01-07' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findByText('没有作弊记录')).toBeVisible();
  },
});

export const RecordsFailing = meta.story({
  parameters: { at: '/anticheatposition/fake?records=1', scenario: 'failing' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

/** From a reason to its records, to the file of the same ones, and back to the page. */
export const FromAReason = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看记录：模拟器' }));
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findAllByRole('link', { name: /^设备轨迹：/ })).not.toHaveLength(0);
    for (const row of drawer.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('模拟器');
    await userEvent.click(drawer.getByRole('button', { name: '下一页' }));
    await expect(await drawer.findByRole('button', { name: '第 2 页', current: 'page' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '下载证据' }));
    await waitForToast('已下载');
    await userEvent.click(drawer.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Of a reason: what was claimed, what of it was blocked and what was flagged, with the channels behind it. */
export const WhyAReason = meta.story({
  parameters: { at: '/anticheatposition/fake?figure=repeated' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '重复设备 · 时段合计' });
    await expect(await within(drawer).findByText(/同一台设备反复重置标识/)).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** Each count of a reason leads there. */
export const AsksAReason = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '原因' }));
    within(await table.findByRole('row', { name: /^模拟器/ }))
      .getAllByRole('button')[0]
      ?.focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '实时拦截' });
    await expect(card).toHaveTextContent('模拟器从何而来');
  },
});
