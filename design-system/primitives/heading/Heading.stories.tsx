import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Primitives/Heading 标题',
  component: Heading,
  args: { level: 1, children: '推广活动明细' },
});

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  args: { level: 1, children: '推广活动明细' },
});

export const Looks = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="6">
      <Heading level={1} look="hero">
        每个数字，都有出处
      </Heading>
      <Heading level={2} look="title">
        数据概览
      </Heading>
      <Heading level={3}>激活趋势</Heading>
    </Stack>
  ),
});

export const InEnglish = Looks.extend({
  parameters: { locale: 'en' },
  render: () => (
    <Stack gap="6">
      <Heading level={1} look="hero">
        Every number has an origin
      </Heading>
      <Heading level={2} look="title">
        Overview
      </Heading>
      <Heading level={3}>Installs</Heading>
    </Stack>
  ),
});

export const LevelApartFromLook = meta.story({
  args: { level: 2, look: 'title', children: '防作弊服务' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '防作弊服务' })).toBeVisible();
  },
});

export const LongAndCut = meta.story({
  args: { level: 1, isCut: true, children: '双 11 预约召回-信息流-达人短视频-竖版 15 秒-全部渠道组-第二轮素材测试-华东与华南' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Heading {...args} />
    </div>
  ),
});
