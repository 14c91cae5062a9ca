import preview from '#storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ title: 'Primitives/Divider 分隔线', component: Divider });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Horizontal = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="3">
      <Text>监测流量 7,843K / 10,000K</Text>
      <Divider />
      <Text>套餐流量 3,126K / 5,000K</Text>
    </Stack>
  ),
});

export const Vertical = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="2">
      <Button kind="ghost">复制链接</Button>
      <Button kind="ghost">停用</Button>
      <Divider orientation="vertical" />
      <Button kind="ghost">取消选择</Button>
    </Stack>
  ),
});
