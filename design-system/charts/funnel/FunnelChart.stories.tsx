import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import type { Dataset } from '../dataset/dataset.ts';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { series, steps } from '../sample/sample.ts';
import { FunnelChart } from './FunnelChart.tsx';

const onSelect = fn();

function Panel({ data, title = '漏斗' }: { data: Dataset; title?: string }) {
  const [selected, setSelected] = useState(2);
  const select = (step: number) => {
    setSelected(step);
    onSelect(step);
  };
  return (
    <ChartPanel title={title} note="10-21 – 11-19">
      <FunnelChart data={data} selected={selected} onSelect={select} />
    </ChartPanel>
  );
}

const meta = preview.meta({
  title: 'Charts/Funnel 漏斗',
  component: FunnelChart,
  args: { data: steps },
  render: ({ data }) => <Panel data={data} />,
});

export const Compared = meta.story({ tags: ['matrix'] });

export const Phone = Compared.extend({ globals: { viewport: { value: 'phone' } } });

export const ForReading = meta.story({
  render: ({ data }) => (
    <ChartPanel title="漏斗">
      <FunnelChart data={{ ...data, series: [series('now', '人数', [864_120, 512_068, 398_912, 341_870, 43_180])] }} selected={1} />
    </ChartPanel>
  ),
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    data: {
      ...steps,
      measure: 'Funnel',
      dimension: 'Step',
      previousName: 'previous period',
      openReason: '206,096 people of 11-13 and later have an open 7-day window',
      points: ['Install', 'Sign-up', 'Tutorial completed', 'Character created', 'First payment'].map((label) => ({ label })),
    },
  },
  render: ({ data }) => <Panel data={data} title="Funnel" />,
});

export const Edges = meta.story({
  render: () => (
    <Grid columns={2} align="start">
      <Panel data={{ ...steps, points: [], series: [series('now', '人数', [])] }} />
      <Panel data={{ ...steps, points: steps.points.slice(0, 1), series: [series('now', '人数', [864_120])] }} />
      <Panel
        data={{ ...steps, points: steps.points.slice(0, 3), series: [series('now', '人数', [0, 0, 0], { previous: [120, 80, 40] })] }}
      />
      <Panel data={{ ...steps, points: steps.points.slice(0, 3), series: [series('now', '人数', [null, 12, 30])] }} />
    </Grid>
  ),
});

export const EightSteps = meta.story({
  args: {
    data: {
      ...steps,
      points: Array.from({ length: 8 }, (_, index) => ({ label: `完成第 ${index + 1} 关新手引导剧情与战斗教学` })),
      series: [series('now', '人数', [864_120, 800_000, 712_068, 640_000, 398_912, 341_870, 120_000, 43_180])],
    },
  },
});

export const SelectAStep = Compared.extend({
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = canvas.getAllByRole('button', { name: /转化|起点/ });
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(first ?? document.body);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(third).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onSelect).toHaveBeenLastCalledWith(1);
  },
});
