import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { bucketAt, type Durations } from '../dataset/buckets.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { tickTime } from '../dataset/durations.ts';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { channels, delays, series } from '../sample/sample.ts';
import { SmallMultiples } from './SmallMultiples.tsx';

const meta = preview.meta({
  title: 'Charts/Small multiples 小多图',
  component: SmallMultiples,
  args: { data: channels },
  render: (args) => (
    <ChartPanel title="渠道走势" note="激活">
      <SmallMultiples {...args} />
    </ChartPanel>
  ),
});

export const Trends = meta.story();

const names = [
  '微博超级粉丝通',
  '网易云音乐',
  '快手磁力引擎',
  '百度营销',
  '巨量引擎',
  '知乎',
  '小红书聚光',
  '腾讯广告',
  'B 站花火',
  'Apple Search Ads',
];
const shares = [0.0706, 0.0583, 0.0263, 0.0236, 0.0152, 0.0162, 0.0152, 0.0132, 0.0132, 0.0077];
const times = [5, 300, 7200, 604_800];
const bucket = (seconds: number, of: Durations = delays) => Math.min(Math.round(bucketAt(of, seconds)), of.shares.length - 1);

const delaysByChannel: Dataset = {
  measure: '激活延迟',
  dimension: '时长',
  seriesDimension: '渠道',
  reading: 'in-order',
  figures: { kind: 'percent' },
  points: delays.shares.map((_, index) => ({ label: tickTime(times.find((time) => bucket(time) === index) ?? index, 'zh-CN') })),
  series: names.map((name, index) =>
    series(
      name,
      name,
      delays.shares.map((share, at) => share * (1 + 0.1 * Math.sin(at / 3 + index))),
      {
        previous: delays.benchmark ?? [],
        href: '/monitor/delay',
      },
    ),
  ),
  previousName: '基准',
};

export const Judged = meta.story({
  tags: ['matrix'],
  args: {
    data: delaysByChannel,
    named: times.map((time) => bucket(time)),
    bands: [
      { from: 0, to: 2, tone: 'bad' },
      { from: bucket(86_400), to: 33, tone: 'warning' },
    ],
    facts: ({ name }) => [
      { name: '注入', value: '0.41%' },
      {
        name: '泛滥',
        value: `${((shares[names.indexOf(name)] ?? 0) * 100).toFixed(2)}%`,
        isBad: (shares[names.indexOf(name)] ?? 0) > 0.04,
      },
    ],
    sentence: '10 个渠道中 2 个泛滥超过 4%，注入均不足 1%。',
  },
  render: (args) => (
    <ChartPanel title="渠道分布">
      <SmallMultiples {...args} />
    </ChartPanel>
  ),
});

export const Phone = Judged.extend({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { data: { ...channels, measure: 'Installs', seriesDimension: 'Channels', previousName: 'previous period' } },
  render: (args) => (
    <ChartPanel title="Channels" note="Installs">
      <SmallMultiples {...args} />
    </ChartPanel>
  ),
});

export const Edges = meta.story({
  args: {
    data: {
      ...channels,
      points: channels.points.slice(0, 4),
      series: [
        series('gap', '有缺口', [1200, null, 1300, 1250]),
        series('none', '没有数据的渠道名称很长很长很长很长很长很长', [null, null, null, null]),
        series('zero', '全部为零', [0, 0, 0, 0]),
        series('one', '只有一点', [null, 900, null, null]),
      ],
    },
  },
});

export const Empty = meta.story({ args: { data: { ...channels, points: [], series: [] } } });

export const TheWholeTileIsTheLink = Judged.extend({
  parameters: { picture: { as: 'judged' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(10);
    await expect(links[0]).toHaveAttribute('href', '/monitor/delay');
    await expect(links[0]).toHaveTextContent('微博超级粉丝通注入 0.41%泛滥 7.06%');
  },
});
