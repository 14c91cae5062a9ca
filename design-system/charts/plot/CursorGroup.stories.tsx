import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { installs, paid } from '../sample/sample.ts';
import { TrendChart } from '../trend/TrendChart.tsx';
import { CursorGroup } from './cursor.tsx';

const meta = preview.meta({
  title: 'Charts/Cursor group 同步游标',
  component: CursorGroup,
  args: { children: null },
  render: () => (
    <CursorGroup>
      <Grid columns={2}>
        <ChartPanel title="激活">
          <TrendChart data={installs} />
        </ChartPanel>
        <ChartPanel title="首次付费">
          <TrendChart data={paid} kind="column" />
        </ChartPanel>
      </Grid>
    </CursorGroup>
  ),
});

export const TwoCharts = meta.story();

/** One is read, and the other points at the same day. */
export const ReadTogether = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.highcharts-container')).toHaveLength(2));
    const [first, second] = canvasElement.querySelectorAll('.highcharts-container');
    if (!first || !second) throw new Error('Two charts were expected');
    const lines = () => second.closest('[role="group"]')?.querySelectorAll('line').length ?? 0;
    const before = lines();
    const box = first.getBoundingClientRect();
    await userEvent.pointer({ target: first, coords: { clientX: box.left + box.width / 2, clientY: box.top + 90 } });
    await waitFor(() => expect(lines()).toBe(before + 1));
  },
});
