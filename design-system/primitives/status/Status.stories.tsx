import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Status } from './Status.tsx';

const meta = preview.meta({ title: 'Primitives/Status 状态', component: Status, args: { tone: 'good', children: '正常' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  args: { tone: 'good', children: '正常' },
});

export const Tones = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="5" isWrapping>
      <Status tone="good">投放中</Status>
      <Status tone="warning">账户 5 天后到期</Status>
      <Status tone="negative">链接被拦截</Status>
      <Status tone="off">已停用</Status>
      <Status tone="live">等待首次点击</Status>
    </Stack>
  ),
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  render: () => (
    <Stack direction="row" gap="5" isWrapping>
      <Status tone="good">Delivering</Status>
      <Status tone="warning">Account ends in 5 days</Status>
      <Status tone="negative">Link blocked</Status>
      <Status tone="off">Paused</Status>
      <Status tone="live">Waiting for the first click</Status>
    </Stack>
  ),
});
