import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Meter } from './Meter.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({ title: 'Primitives/Progress 进度', component: Progress, args: { label: '生成报表' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  args: { value: 0.64 },
});

export const Tones = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Stack gap="4">
        <Progress label="生成报表" value={0.64} />
        <Progress label="上传母包" value={0.3} tone="neutral" />
        <Progress label="部分数据" value={0.86} tone="warning" />
        <Progress label="拆分重试" value={0.12} tone="negative" />
        <Progress label="连接测试" />
      </Stack>
    </div>
  ),
});

const quotas = [
  { name: '监测流量', used: 7_842_600, limit: 10_000_000, tone: 'neutral' },
  { name: '套餐流量', used: 3_126_000, limit: 5_000_000, tone: 'neutral' },
  { name: '小程序流量', used: 1_924_100, limit: 2_000_000, tone: 'warning' },
  { name: '推送流量', used: 1_260_000, limit: 1_000_000, tone: 'negative' },
] as const;

export const Quotas = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Stack gap="4">
        {quotas.map(({ name, used, limit, tone }) => (
          <Stack key={name} gap="1h">
            <Stack direction="row" justify="between">
              <Text>{name}</Text>
              <Text tone="secondary">
                <Figure value={used} as={{ kind: 'compact', unit: 'K' }} /> / <Figure value={limit} as={{ kind: 'compact', unit: 'K' }} />
              </Text>
            </Stack>
            <Meter label={name} share={used / limit} tone={tone} />
          </Stack>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: '监测流量' })).toHaveAttribute('aria-valuetext', '78.43%');
    await expect(canvas.getByRole('meter', { name: '推送流量' })).toHaveAttribute('aria-valuetext', '126.00%');
  },
});

export const AlongTheEdge = meta.story({
  render: () => (
    <div style={{ position: 'relative', padding: 16, border: '1px solid var(--color-border-default)' }}>
      <Progress label="正在刷新" isLine />
      <Text>旧数据保留，60% 不透明度由所在的面板给出。</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在刷新' })).not.toHaveAttribute('aria-valuenow');
  },
});
