import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import type { Dataset, Series } from '../dataset/dataset.ts';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { DayMarks } from '../frame/day-marks.tsx';
import {
  active,
  annotations,
  campaigns,
  days,
  installs,
  installsToday,
  money,
  paid,
  payback,
  roi,
  series,
  sessions,
  sources,
} from '../sample/sample.ts';
import { TrendChart, type TrendChartProps } from './TrendChart.tsx';

const framed = (title: string, note?: string) => (args: TrendChartProps) => (
  <ChartPanel title={title} note={note}>
    <TrendChart {...args} />
  </ChartPanel>
);

const upTo = (count: number, value: (day: number) => number) => Array.from({ length: 30 }, (_, day) => (day < count ? value(day) : null));
const after = (first: number, value: (step: number) => number | null) =>
  Array.from({ length: 30 }, (_, day) => (day < first || day > first + 9 ? null : value(day - first)));

const meta = preview.meta({
  title: 'Charts/Trend 趋势',
  component: TrendChart,
  args: { data: installsToday, annotations },
  render: framed('激活趋势', '归因窗口 7 天'),
});

export const Unfinished = meta.story({ args: { kind: 'area', height: 250 }, render: (args) => framed('激活趋势', '归因窗口 7 天')(args) });

export const Compared = meta.story({ args: { data: installs } });

export const TenThousands = meta.story({ args: { data: active }, render: framed('DAU') });

export const OpenWindow = meta.story({
  args: { data: paid, kind: 'column', annotations: [] },
  render: framed('首次付费', '离散计数；零起点，未到期底纹'),
});

const dated = {
  ...installsToday,
  points: installsToday.points.map((point, index) => {
    const on = (date: number) => new Date(Date.UTC(2026, 9, date)).toISOString().slice(0, 10);
    return { ...point, days: { from: on(21 + index), to: on(21 + index) }, comparedDays: { from: on(index - 10), to: on(index - 10) } };
  }),
};

/** Days whose data is incomplete are shaded, named in the sentence, in the table and beside the value. */
export const IncompleteDays = meta.story({
  args: { data: dated, annotations: [] },
  render: (args) => (
    <DayMarks
      of={[
        { from: '2026-11-04', to: '2026-11-06', text: '停止接收数据' },
        { from: '2026-10-08', to: '2026-10-09', text: '停止接收数据' },
      ]}
    >
      {framed('激活趋势')(args)}
    </DayMarks>
  ),
  play: async () => {
    await findSentences(/数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09（停止接收数据）。变化受此影响。$/);
  },
});

export const NamedColumns = meta.story({
  args: { data: sessions, kind: 'column', hasLeader: true, annotations: [], height: 222 },
  render: framed('单次会话时长', '占会话 %，横线为上期'),
});

export const Lines = meta.story({
  args: { data: campaigns, kind: 'line', annotations: [], height: 176 },
  render: framed('激活', '前 5 名活动'),
});

export const Layers = meta.story({
  args: { data: sources, kind: 'stackedArea', annotations: [] },
  render: framed('来源', '只用于可相加的量'),
});

export const LineOverColumns = meta.story({
  args: { data: money, kind: 'stackedColumn', annotations: [], height: 262 },
  render: framed('收入与花费', '每日，元，同一坐标'),
});

export const ThinAndReference = meta.story({
  args: { data: roi, kind: 'line', annotations: payback, references: [{ value: 1, text: '回本 100%' }], height: 272 },
  render: framed('累计 ROI', '累计收入 ÷ 花费'),
});

/** Not one date but a range: what has been used so far goes on between two lines, to what it is held against. */
export const Expected = meta.story({
  args: {
    data: {
      measure: '累计用量',
      dimension: '日期',
      points: Array.from({ length: 30 }, (_, day) => ({ label: `11-${String(day + 1).padStart(2, '0')}` })),
      figures: { kind: 'compact', unit: 'K' },
      welcome: 'none',
      series: [
        series(
          'used',
          '累计用量',
          upTo(20, (day) => 63_200_000 + 302_000 * day),
        ),
        series(
          'fast',
          '最快',
          after(19, (step) => Math.min(71_100_000, 68_938_000 + 362_000 * step)),
          { colour: 5 },
        ),
        series(
          'slow',
          '最慢',
          after(19, (step) => (step > 9 ? null : 68_938_000 + 240_222 * step)),
          { colour: 5 },
        ),
      ],
      expected: { high: 'fast', low: 'slow', name: '11-26 – 11-29 用尽' },
    },
    kind: 'line',
    annotations: [],
    references: [{ value: 71_100_000, text: '额度 71,100K' }],
    height: 230,
    sentence: '按近 14 天的用量，额度 71,100K 将在 11-26 到 11-29 之间用尽。',
  },
  render: framed('流量用量'),
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap="4">
      {framed('激活趋势')({ data: installsToday, annotations })}
      {framed('来源')({ data: sources, kind: 'stackedArea' })}
      {framed('首次付费')({ data: paid, kind: 'column' })}
      {framed('收入与花费')({ data: money, kind: 'stackedColumn' })}
      {framed('激活')({ data: campaigns, kind: 'line' })}
      {framed('累计 ROI')({ data: roi, kind: 'line', annotations: payback, references: [{ value: 1, text: '回本 100%' }] })}
    </Grid>
  ),
});

export const PhoneLayers = Layers.extend({ globals: { viewport: { value: 'phone' } } });

const renamed = (line: Series, name: string): Series => ({ ...line, name });

const inEnglish = {
  ...installsToday,
  measure: 'Installs',
  dimension: 'Date',
  previousName: 'previous period',
  points: [...installsToday.points.slice(0, -1), { label: 'Today', title: 'Fri 20 Nov', until: '10:32' }],
  series: installsToday.series.map((line) => renamed(line, 'Current')),
};

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    data: inEnglish,
    annotations: [
      { at: 12, text: 'SDK 6.2 live' },
      { at: 21, text: 'Double 11 push' },
    ],
  },
  render: framed('Installs', '7-day attribution window'),
});

const of = (values: (number | null)[], labels = days.slice(0, values.length)) => ({
  measure: '激活',
  dimension: '日期',
  points: labels,
  series: [series('now', '本期', values)],
});

export const NoPoint = meta.story({ args: { data: of([]), annotations: [] } });
export const OnePoint = meta.story({ args: { data: of([28_714]), annotations: [] } });
export const TwoPoints = meta.story({ args: { data: of([27_505, 28_714]), annotations: [] } });
export const NothingKnown = meta.story({ args: { data: of([null, null, null, null]), annotations } });
export const OnlyZeros = meta.story({ args: { data: of([0, 0, 0, 0]), kind: 'column', annotations: [] } });
export const Gaps = meta.story({ args: { data: of([24_350, 24_800, null, 30_525, null, 26_150]), annotations: [] } });

export const BelowZero = meta.story({
  args: {
    data: { ...of([12_000, 4_000, -3_500, -8_200, -1_000, 6_400]), measure: '利润', figures: { kind: 'money' } },
    kind: 'column',
    annotations: [],
  },
});

export const FourHundredDays = meta.story({
  args: {
    data: {
      ...of(Array.from({ length: 400 }, (_, day) => Math.round(26_000 + 6_000 * Math.sin(day / 29) + 2_400 * Math.sin(day * 0.9)))),
      points: Array.from({ length: 400 }, (_, day) => ({ label: new Date(Date.UTC(2025, 9, 17 + day)).toISOString().slice(0, 10) })),
    },
    annotations: [],
  },
});

const many = (count: number) => ({
  ...campaigns,
  series: Array.from({ length: count }, (_, index) => {
    const { name, values } = campaigns.series[index % 5] ?? { name: '', values: [] };
    return series(
      `${index}`,
      index < 5 ? name : `${name}-${index}`,
      values.map((value) => Math.round((value ?? 0) * (1 - index * 0.07))),
    );
  }),
});

export const TenLines = meta.story({
  args: { data: many(10), kind: 'line', annotations: [] },
  parameters: { pictures: [{ state: 'hover' }] },
});

export const ElevenLines = meta.story({ args: { data: many(11), kind: 'line', annotations: [] } });

export const LongNames = meta.story({
  args: {
    data: {
      ...campaigns,
      series: campaigns.series.map((line, index) => renamed(line, `${line.name}-华东大区-iOS 专用-第 ${index + 1} 轮测试素材-长期跑量`)),
    },
    kind: 'line',
    annotations: [
      { at: 12, text: '双 11 预热买量与 SDK 6.2 灰度同时开始' },
      { at: 14, text: '全量' },
      { at: 29, text: '预算用尽后恢复投放' },
    ],
  },
});

/** Highcharts has drawn when its points can be found. */
const loaded = (canvas: { findAllByRole: (role: string, options: object, wait: object) => Promise<HTMLElement[]> }) =>
  canvas.findAllByRole('img', { name: /本期/ }, { timeout: 20_000 });

// Highcharts listens for the numbers of keys, which user-event leaves out.
const press = (keyCode: number) => fireEvent.keyDown(document.activeElement ?? document.body, { keyCode });

/** From one part of the plot's width to another. */
async function drag(canvasElement: HTMLElement, from: number, to: number) {
  const plot = canvasElement.querySelector('.highcharts-container') ?? canvasElement;
  const { left, top, width } = plot.getBoundingClientRect();
  const at = (part: number) => ({ clientX: left + width * part, clientY: top + 120, button: 0, buttons: 1, bubbles: true });
  await fireEvent.mouseDown(plot, at(from));
  await fireEvent.mouseMove(plot, at((from + to) / 2));
  await fireEvent.mouseMove(plot, at(to));
  await fireEvent.mouseUp(plot, at(to));
}

const oneDay = (data: Dataset): Dataset => ({
  ...data,
  points: data.points.slice(-1),
  series: data.series.map(({ previous, ...one }) => ({
    ...one,
    values: one.values.slice(-1),
    ...(previous && { previous: previous.slice(-1) }),
  })),
});

/** Nothing goes anywhere: a bar, pressed like a point. */
export const OneDay = meta.story({
  args: { data: oneDay(installs), annotations: [], onPoint: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await loaded(canvas);
    await expect(canvasElement.querySelectorAll('.highcharts-column-series').length).toBeGreaterThan(0);
    const plot = canvasElement.querySelector('[data-pressable]') ?? canvasElement;
    const { left, top, width, height } = plot.getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer([
      { target: plot, coords },
      { keys: '[MouseLeft]', target: plot, coords },
    ]);
    await expect(args.onPoint).toHaveBeenCalledOnce();
    await expect(args.onPoint).toHaveBeenCalledWith(0);
  },
});

/** Told apart in the legend: beside bars there are no ends of lines. */
export const OneDayOfSeveral = meta.story({ args: { data: oneDay(sources), kind: 'line', annotations: [] } });

export const ReadWithThePointer = Compared.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvas);
    const plot = canvasElement.querySelector('.highcharts-container');
    const box = plot?.getBoundingClientRect();
    await userEvent.pointer({
      target: plot ?? canvasElement,
      coords: { clientX: (box?.left ?? 0) + (box?.width ?? 0) / 2, clientY: (box?.top ?? 0) + 90 },
    });
    // Title, values in a fixed order, the change last.
    await waitFor(() => expect(canvasElement).toHaveTextContent(/11-04 周三本期25,550上期23,789变化上升7\.4%/));
  },
});

export const ReadWithTheKeyboard = Unfinished.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const points = await loaded(canvas);
    await expect(points[0]).toHaveAccessibleName('10-21 周三，本期 24,350，上期 22,695，变化 +7.3%');
    await expect(points.at(-1)).toHaveAccessibleName('11-20 周五，本期 12,860，截至 10:32，未结束');
    const described = canvas.getByRole('figure', { name: '激活' }).getAttribute('aria-describedby');
    await expect(document.getElementById(described ?? '')).toHaveTextContent(
      '激活 864,120，较上期 +12.6%；最高 11-11 40,825。今日截至 10:32 为 12,860，未结束。',
    );
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.tab();
    await press(39);
    await press(39);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/10-23 周五本期26,900/));
    await press(35);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/11-20 周五本期12,860截至 10:32，未结束/));
  },
});

export const ZoomedByDragging = Compared.extend({
  parameters: { picture: { as: 'compared' } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    await drag(canvasElement, 0.5, 0.75);
    await canvas.findByRole('button', { name: '显示全部' });
    await expect(canvasElement).toHaveTextContent('11-11');
    await expect(canvasElement).not.toHaveTextContent('10-21');
    await fireEvent.click(canvas.getByRole('button', { name: '显示全部' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('10-21'));
    await expect(canvas.queryByRole('button', { name: '显示全部' })).toBeNull();
  },
});
