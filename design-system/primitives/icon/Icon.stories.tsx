import { Bell, ChartLine, Download, Lock, Megaphone, Route, ShieldCheck, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'Primitives/Icon 图标', component: Icon, args: { of: Route } });

const icons = [Bell, ChartLine, Download, Lock, Megaphone, Route, ShieldCheck, TriangleAlert];

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="4">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" gap="4">
          {icons.map((icon) => (
            <Icon key={icon.displayName} of={icon} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});

export const TakesTheColourOfTheText = meta.story({
  render: () => (
    <Text tone="warning">
      <Stack direction="row" gap="1">
        <Icon of={TriangleAlert} />
        部分数据导出（206）
      </Stack>
    </Text>
  ),
});

export const AloneHasAName = meta.story({
  args: { of: Lock, label: '无权限' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '无权限' })).toBeVisible();
  },
});
