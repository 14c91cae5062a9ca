import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Text 文字',
  component: Text,
  args: { children: '数据更新至 10:32 · UTC+8 · 归因窗口 7 天' },
});

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="2">
      <Text>正文 13/20：开通后，每个激活都能看到是否可信、依据是什么。</Text>
      <Text kind="label">标签 13/20：每日预算</Text>
      <Text kind="caption">说明 12/18：数据更新至 10:32 · UTC+8 · 归因窗口 7 天</Text>
      <Text kind="mono">等宽 12/18：a81f0c7e54b2 /c/5Tn0wB?kw=秋季版本</Text>
      <Text isStrong>强调：山海行纪</Text>
    </Stack>
  ),
});

const tones = [
  ['primary', '数字与正文'],
  ['secondary', '标签与解释'],
  ['tertiary', '单位、时间、提示'],
  ['disabled', '不可用'],
  ['good', '校验通过'],
  ['bad', '密码不正确'],
  ['warning', '即将用尽'],
  ['link', '留存明细'],
] as const;

export const Tones = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={4} gap="3">
      {tones.map(([tone, words]) => (
        // Disabled text is exempt from contrast and never carries what a reader needs.
        <fieldset key={tone} aria-disabled={tone === 'disabled'} aria-label={words}>
          <Text tone={tone}>{words}</Text>
        </fieldset>
      ))}
    </Grid>
  ),
});

export const CutInOneLine = meta.story({
  args: { isCut: true, children: '双 11 预约召回-信息流-达人短视频-竖版 15 秒-全部渠道组-第二轮素材测试' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.children)).getBoundingClientRect().height).toBe(20);
  },
});

export const LongText = meta.story({
  args: {
    as: 'p',
    tone: 'secondary',
    children:
      '日均 DAU 345,847，较上期 +10.4%；最高 11-11 366,889。今日截至 10:32 为 186,400，未结束，画虚线，不参与对比。回填最多 7 天，归因后判定的作弊会从激活中扣回，历史报表随之变化并标明修正时间。',
  },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Text {...args} />
    </div>
  ),
});
