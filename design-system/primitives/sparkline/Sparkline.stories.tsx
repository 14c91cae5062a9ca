import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Sparkline } from './Sparkline.tsx';

const activations = [
  24_100, 24_600, 26_900, 30_800, 29_600, 26_200, 25_100, 25_600, 25_700, 28_900, 30_200, 31_700, 26_500, 26_400, 25_500, 26_300, 28_000,
  32_900, 30_900, 27_300, 30_700, 41_000, 36_000, 33_800, 31_300, 30_600, 27_900, 26_600, 27_500, 28_714,
];

const meta = preview.meta({ title: 'Primitives/Sparkline 迷你趋势', component: Sparkline, args: { label: '激活', values: activations } });

const unfinished = activations.map((value, day) => (day > 10 && day < 15 ? null : value));

export const Kinds = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div style={{ width: 180 }}>
      <Stack gap="4">
        {(
          [
            ['当前指标', { isOn: true }],
            ['其他指标', {}],
            ['中间缺数', { values: unfinished }],
            ['没有变化', { values: [5, 5, 5, 5] }],
            ['暂无数据', { values: [null, null] }],
          ] as const
        ).map(([name, own]) => (
          <div key={name}>
            <Text kind="caption" tone="tertiary">
              {name}
            </Text>
            <Sparkline {...args} {...own} />
          </div>
        ))}
      </Stack>
    </div>
  ),
});

export const SaysItsCourse = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('激活走势：从 24,100 到 28,714，最低 24,100，最高 41,000')).toBeInTheDocument();
  },
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Day 1 retention', values: [0.396, 0.4, 0.353, 0.384], as: { kind: 'percent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trend of Day 1 retention: from 39.60% to 38.40%, lowest 35.30%, highest 40.00%')).toBeInTheDocument();
  },
});
