import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { series, topChannels } from '../sample/sample.ts';
import { TopBars } from './TopBars.tsx';

const meta = preview.meta({
  title: 'Charts/Top bars 排行条形',
  component: TopBars,
  args: { data: topChannels },
  render: (args) => (
    <ChartPanel title="渠道 Top 10" note="激活">
      <TopBars {...args} />
    </ChartPanel>
  ),
});

export const Compared = meta.story();

const models = {
  ...topChannels,
  measure: 'DAU',
  dimension: '机型',
  points: ['iPhone 16 Pro', 'iPhone 15', 'iPhone 16', 'iPhone 14', 'iPhone 15 Pro', 'iPhone 13', 'iPhone 17'].map((label) => ({
    label,
    href: '/behavior/devices',
  })),
  series: [series('now', '日均 DAU', [46_512, 41_628, 35_986, 30_474, 25_536, 21_718, 16_638])],
  whole: { name: '日均 DAU', value: 345_847 },
};

export const Shares = meta.story({ args: { data: models, size: 'roomy' } });

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2}>
      <ChartPanel title="渠道 Top 10" note="激活">
        <TopBars data={topChannels} />
      </ChartPanel>
      <ChartPanel title="机型 Top 10" note="日均 DAU">
        <TopBars data={models} size="roomy" />
      </ChartPanel>
    </Grid>
  ),
});

export const Phone = Compared.extend({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { data: { ...topChannels, measure: 'Installs', dimension: 'Channel' } },
  render: (args) => (
    <ChartPanel title="Top 10 channels" note="Installs">
      <TopBars {...args} />
    </ChartPanel>
  ),
});

export const TenAtMost = meta.story({
  args: {
    data: {
      ...topChannels,
      points: Array.from({ length: 36 }, (_, index) => ({ label: `渠道 ${index + 1}` })),
      series: [
        series(
          'now',
          '本期',
          Array.from({ length: 36 }, (_, index) => (index * 7919) % 36_000),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    await expect(within(rows[0] ?? document.body).getByText('35,271')).toBeVisible();
  },
});

export const EmptyAndZero = meta.story({
  render: () => (
    <Grid columns={2}>
      <ChartPanel title="渠道 Top 10">
        <TopBars data={{ ...topChannels, points: [], series: [series('now', '本期', [])] }} />
      </ChartPanel>
      <ChartPanel title="渠道 Top 10">
        <TopBars
          data={{
            ...topChannels,
            points: topChannels.points.slice(0, 3),
            series: [series('now', '本期', [0, 0, null], { previous: [5, 0, 2] })],
          }}
        />
      </ChartPanel>
    </Grid>
  ),
});

export const LongNames = meta.story({
  args: {
    data: { ...topChannels, points: topChannels.points.map(({ label }) => ({ label: `${label}-华东大区-信息流-iOS 专用-长期跑量计划` })) },
  },
});
