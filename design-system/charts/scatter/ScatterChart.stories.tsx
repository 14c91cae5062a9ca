import preview from '#storybook/preview.tsx';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import type { ScatterData } from './scatter.ts';
import { ScatterChart } from './ScatterChart.tsx';

const item = (name: string, size: number, value: number) => ({ key: name, name, size, value });

const data: ScatterData = {
  measure: '7 日留存',
  figures: { kind: 'percent', decimals: 1 },
  sizeName: '激活',
  dimension: '渠道',
  mean: 0.109,
  items: [
    item('巨量引擎', 186_402, 0.102),
    item('腾讯广告', 141_020, 0.108),
    item('快手磁力引擎', 78_310, 0.094),
    item('Apple Search Ads', 68_204, 0.133),
    item('哔哩哔哩', 41_730, 0.118),
    item('TapTap', 18_240, 0.141),
    item('WiFi 万能钥匙', 4_120, 0.071),
    item('趣头条', 3_870, 0.074),
    item('豆瓣', 980, 0.116),
  ],
};

const meta = preview.meta({
  title: 'Charts/Scatter 散点',
  component: ScatterChart,
  args: {
    data,
  },
  render: ({ data: drawn }) => (
    <ChartPanel title="量与价值分布">
      <ScatterChart data={drawn} />
    </ChartPanel>
  ),
});

export const Channels = meta.story();
