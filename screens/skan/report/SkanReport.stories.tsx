import { expect, screen, waitFor, within } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/SKAdNetwork/SKAN report SKAN 报表明细',
  tags: ['screen'],
  parameters: { at: '/skadnetwok/akandetails', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const ByCampaign = meta.story({ parameters: { at: '/skadnetwok/akandetails?by=campaign&postback=2' } });

/** Days on which nothing was received are gaps and no zeros; their causes stand above the page, in the chart and in what it says. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await findSentences(/数据不全：11-04 – 11-06（停止接收数据）/);
    await expect(canvas.getByText(/^本时段数据不全：2026-11-04 – 11-06（停止接收数据）/)).toBeVisible();
    // Of 26 days that are all in, three have no share.
    await expect(await canvas.findByText(/已到齐且有回传的 23 天中有/)).toBeInTheDocument();
  },
});

/** Each panel leads to what its figure is made of: that of the postback in sight, and the null share. */
export const ExplainsPanels = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/skadnetwok/akandetails?postback=2' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['SKAN 回传 2', '空值占比']) {
      const panel = within(await canvas.findByRole('group', { name }));
      await userEvent.click(panel.getByRole('button', { name: `为什么是这个数：${name}` }));
      await expect(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
});

/** How much Apple tells depends on the size of the crowd: the lowest tier has no value, and no later postback. */
export const ByTier = meta.story({
  parameters: { at: '/skadnetwok/akandetails?v=1&carried=tier&t=2026-08-01_2026-08-31', locale: 'en' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'By privacy tier' }));
    const lowest = await table.findByRole('row', { name: /^Tier 0 · no value, postback 1 only/ });
    await expect(lowest).toHaveTextContent(/100\.0\s*%/);
  },
});

export const BySourceApp = meta.story({
  parameters: { at: '/skadnetwok/akandetails?v=1&carried=sourceApp&t=2026-08-01_2026-08-31' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('group', { name: '按来源应用' }));
    await expect(await cards.findByText('未给出')).toBeVisible();
    await expect(canvas.queryByText(/没有打开/)).not.toBeInTheDocument();
  },
});

/** What is marked is said of the sources that the filters leave, below them and in their file. */
export const MedianOfWhatIsFiltered = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/skadnetwok/akandetails?v=1&f=channel:101,102' },
  play: async ({ canvas, userEvent }) => {
    const rule = /^空值占比超过 \d+\.\d% 标红：每个有值回传对应的空值超过当前日期与筛选内来源中位的 4 倍，且占比高于 30%。/;
    await canvas.findByRole('grid', { name: '按渠道' });
    const said = canvas.getByText(rule).textContent;
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.map((cells) => cells.join(',')).join('\n')).toContain(said);
  },
});

/** From one source to another and back. */
export const ChoosesSources = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: '按渠道' });
    for (const [choice, table] of [
      ['匿名层级', /^按/],
      ['推广活动', '按推广活动'],
      ['来源应用', '按来源应用'],
      ['渠道', '按渠道'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: choice }));
      await expect(await canvas.findByRole('grid', { name: table })).toBeVisible();
    }
  },
});

/** The share of postbacks without a value: its two parts, the window, and each install day that is all in. */
export const WhyTheNullShare = meta.story({
  parameters: { at: '/skadnetwok/akandetails?figure=nullShare' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '空值占比 · 2026-10-21 – 11-15' }));
    await expect(await drawer.findByText(/回传在安装后 3–4 天到达/)).toBeVisible();
    await userEvent.hover(drawer.getByRole('heading', { level: 2 }));
  },
});

/** A count has no two parts: what leads to it is its window, when it arrives, and the days that are all in. */
export const WhyThePostbacks = meta.story({
  parameters: { at: '/skadnetwok/akandetails?figure=postbacks2' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'SKAN 回传 2 · 2026-10-21 – 11-06' }));
    await expect(await drawer.findAllByText('安装后 8–13 天')).not.toHaveLength(0);
  },
});

export const WhyTheNullShareInEnglish = meta.story({
  parameters: { at: '/skadnetwok/akandetails?figure=nullShare:101', locale: 'en' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Null share · Ocean Engine' }));
    await expect(await drawer.findByText(/arrives 3–4 days after the install/)).toBeVisible();
  },
});

/** Days that are long past have all three postbacks. */
export const AllMature = meta.story({ parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-08-01_2026-08-31' } });

/** Days on which two maps mix are shaded in the chart, named in its sentence, and in its table. */
export const TwoMaps = meta.story({
  parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-09-05_2026-09-30' },
  play: async () => {
    await expect(await findSentences(/新旧转化值并存：09-16 – 09-17（v6 于 2026-09-18 发布）。$/)).toHaveLength(1);
  },
});

/** Nothing of the last two days can have arrived. */
export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-11-19_2026-11-20' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** The third postback of the last thirty days cannot be known: the chart says so, and no zero stands for it. */
export const ThirdPostback = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '回传 3' }));
    await expect(await canvas.findByText('所选日期的回传 3 都未到期：安装后 41 天才到齐。')).toBeVisible();
  },
});

/** A channel leads to its campaigns, with the same days. */
export const IntoAChannel = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '按渠道' });
    await userEvent.click(within(table).getByRole('link', { name: '巨量引擎' }));
    await expect(await canvas.findByRole('grid', { name: '按推广活动' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '巨量引擎' })).toBeVisible();
  },
});

/** Those with a value are all of them, less those without one. */
export const WhyTheValued = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/skadnetwok/akandetails?figure=valued:101' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /^有转化值 · / });
    await expect(await within(drawer).findByText(/全部回传减去空值/)).toBeVisible();
  },
});
