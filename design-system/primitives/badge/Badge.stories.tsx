import { Bell, Megaphone } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Primitives/Badge 角标',
  component: Badge,
  args: { value: 3, label: '3 条未读公告', children: <Icon of={Bell} /> },
});

export const OnAnIcon = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 条未读公告')).toBeInTheDocument();
  },
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="8">
      <Badge value={3} label="3 条未读公告">
        <Icon of={Bell} />
      </Badge>
      <Badge value={128} label="128 条未读公告">
        <Icon of={Bell} />
      </Badge>
      <Badge label="有新公告">
        <Icon of={Bell} />
      </Badge>
      <Badge label="有新版本" tone="accent">
        <Icon of={Megaphone} />
      </Badge>
      <Stack direction="row" gap="2">
        <Text>需要处理</Text>
        <Badge value={5} label="5 项" />
      </Stack>
      <Stack direction="row" gap="2">
        <Text>One Link</Text>
        <Badge value="新" label="新功能" tone="accent" />
      </Stack>
      <Stack direction="row" gap="2">
        <Text>归档</Text>
        <Badge value={61} label="61 项" tone="neutral" />
      </Stack>
    </Stack>
  ),
});

export const NothingWaits = meta.story({
  args: { value: 0, label: '0 条未读公告' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 条未读公告')).not.toBeInTheDocument();
  },
});
