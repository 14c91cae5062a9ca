import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { bands, delays } from '../sample/sample.ts';
import { DistributionChart } from './DistributionChart.tsx';

const meta = preview.meta({
  title: 'Charts/Distribution 分布',
  component: DistributionChart,
  args: { data: delays, bands, hasBrush: true, onRange: fn() },
  render: (args) => (
    <ChartPanel title="时长分布" note="占激活 %，对数轴">
      <DistributionChart {...args} />
    </ChartPanel>
  ),
});

export const Judged = meta.story({ tags: ['matrix'] });

export const Phone = Judged.extend({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    data: { ...delays, measure: 'Activations', benchmarkName: 'Benchmark' },
    bands: bands.map(({ name, ...band }) => Object.assign(band, { name: name === '注入带' ? 'Injection' : 'Flooding' })),
  },
  render: (args) => (
    <ChartPanel title="Click to open" note="% of activations, log axis">
      <DistributionChart {...args} />
    </ChartPanel>
  ),
});

const { benchmark: _benchmark, median: _median, ...plain } = delays;

export const Plain = meta.story({ args: { data: plain, bands: [], hasBrush: false } });

export const Edges = meta.story({
  render: () => (
    <Grid columns={2}>
      <ChartPanel title="没有数据">
        <DistributionChart data={{ ...plain, shares: [], total: 0 }} height={180} hasBrush />
      </ChartPanel>
      <ChartPanel title="全部为零">
        <DistributionChart data={{ ...plain, shares: plain.shares.map(() => 0), total: 0 }} bands={bands} height={180} />
      </ChartPanel>
      <ChartPanel title="只有一段">
        <DistributionChart data={{ ...plain, shares: [1], total: 12 }} height={180} hasBrush />
      </ChartPanel>
      <ChartPanel title="全在一段">
        <DistributionChart data={{ ...plain, shares: [0, 0, 1, 0], total: 12 }} height={180} />
      </ChartPanel>
    </Grid>
  ),
});

export const BrushedByKeyboard = Judged.extend({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('img', { name: /本期/ }, { timeout: 20_000 });
    const [from] = canvas.getAllByRole('slider');
    from?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // One step is one bucket: 5 seconds, then 7, then 10.
    await expect(args.onRange).toHaveBeenLastCalledWith([2, 34]);
    await waitFor(() => expect(canvas.getByRole('slider', { name: /从 10 秒/ })).toHaveFocus());
    await expect(canvasElement).toHaveTextContent('10 秒 – 7 天 占 99.3');
    await waitFor(() => expect(canvasElement.querySelectorAll('.highcharts-point.outside')).toHaveLength(2));
  },
});

export const ReadWithTheKeyboard = Judged.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const buckets = await canvas.findAllByRole('img', { name: /本期/ }, { timeout: 20_000 });
    await expect(buckets).toHaveLength(34);
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.tab();
    await fireEvent.keyDown(document.activeElement ?? document.body, { keyCode: 39 });
    await waitFor(() => expect(canvasElement).toHaveTextContent(/7 秒 – 10 秒本期0\.39%基准0\.08%/));
  },
});
