import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import type { Dataset } from '../dataset/dataset.ts';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { series, systems } from '../sample/sample.ts';
import { ShareBar } from './ShareBar.tsx';

const meta = preview.meta({
  title: 'Charts/Share bar 占比条',
  component: ShareBar,
  args: { data: systems, size: 'thick' as const },
  render: (args) => (
    <ChartPanel title="系统版本" note="占 DAU">
      <ShareBar {...args} />
    </ChartPanel>
  ),
});

export const Compared = meta.story();

const only = (dimension: string, parts: [string, number][]): Dataset => ({
  measure: 'DAU',
  dimension,
  points: parts.map(([label]) => ({ label })),
  series: [
    series(
      'now',
      '本期',
      parts.map(([, value]) => value),
    ),
  ],
});

const several = (
  <ChartPanel title="终端属性" note="占 DAU" isSentenceHidden>
    <Stack gap="4">
      <ShareBar hasTitle data={{ ...systems, dimension: '系统版本', series: [series('now', '本期', [41.2, 38.6, 12.4, 5.1, 2.7])] }} />
      <ShareBar
        hasTitle
        data={only('网络', [
          ['Wi-Fi', 71.8],
          ['5G', 24.1],
          ['4G', 3.6],
          ['未知', 0.5],
        ])}
      />
      <ShareBar
        hasTitle
        data={only('设备类型', [
          ['iPhone', 93.4],
          ['iPad', 6.6],
        ])}
      />
    </Stack>
  </ChartPanel>
);

export const Several = meta.story({ render: () => <div style={{ maxWidth: 376 }}>{several}</div> });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} align="start">
      <ChartPanel title="系统版本" note="占 DAU">
        <ShareBar data={systems} size="thick" />
      </ChartPanel>
      {several}
    </Grid>
  ),
});

export const Phone = Compared.extend({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    data: {
      ...systems,
      dimension: 'System',
      previousName: 'previous period',
      points: [...systems.points.slice(0, 4), { label: 'Older' }],
    },
  },
  render: (args) => (
    <ChartPanel title="System version" note="Share of DAU">
      <ShareBar {...args} />
    </ChartPanel>
  ),
});

export const SixAtMost = meta.story({
  args: {
    data: only('地区', [
      ['广东', 21],
      ['江苏', 14],
      ['浙江', 12],
      ['山东', 11],
      ['河南', 9],
      ['四川', 8],
      ['湖北', 7],
      ['湖南', 6],
      ['安徽', 6],
      ['河北', 6],
    ]),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((name) => name.textContent);
    await expect(names).toEqual(['广东21.0%', '江苏14.0%', '浙江12.0%', '山东11.0%', '河南9.0%', '其他33.0%']);
  },
});

export const OnePartAndNone = meta.story({
  render: () => (
    <Grid columns={2}>
      <ChartPanel title="设备类型">
        <ShareBar data={only('设备类型', [['iPhone', 100]])} />
      </ChartPanel>
      <ChartPanel title="设备类型">
        <ShareBar
          data={only('设备类型', [
            ['iPhone', 0],
            ['iPad', 0],
          ])}
        />
      </ChartPanel>
    </Grid>
  ),
});

export const LongNames = meta.story({
  args: {
    data: {
      ...systems,
      points: systems.points.map(({ label }) => ({ label: `${label}（含测试版与企业签名分发的内部构建，按首次打开时的系统版本计）` })),
    },
  },
});
