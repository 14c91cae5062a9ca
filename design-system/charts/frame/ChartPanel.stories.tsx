import preview from '#storybook/preview.tsx';
import { annotations, installsToday } from '../sample/sample.ts';
import { TrendChart } from '../trend/TrendChart.tsx';
import { ChartPanel } from './ChartPanel.tsx';

const meta = preview.meta({
  title: 'Charts/Panel 图表面板',
  component: ChartPanel,
  args: { title: '激活趋势', note: '归因窗口 7 天', children: <TrendChart data={installsToday} annotations={annotations} /> },
});

export const Drawn = meta.story();

export const AsTable = meta.story({ args: { form: 'table' } });

export const AsSentence = meta.story({ args: { form: 'sentence' } });
