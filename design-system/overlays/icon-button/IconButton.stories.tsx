import { Copy, Download, EllipsisVertical, Funnel, Settings, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Overlays/Icon button 图标按钮',
  component: IconButton,
  args: { icon: Copy, label: '复制监测链接', onPress: fn() },
});

export const Plain = meta.story();

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="2">
      {(['ghost', 'soft', 'secondary'] as const).map((kind) => (
        <Stack key={kind} direction="row" gap="2">
          <IconButton kind={kind} icon={Download} label="导出" />
          <IconButton kind={kind} icon={Funnel} label="筛选" isOn />
          <IconButton kind={kind} icon={Download} label="正在导出" isBusy />
          <IconButton kind={kind} icon={Settings} label="没有权限" isDisabled />
        </Stack>
      ))}
      <Stack direction="row" gap="2">
        <IconButton size="xs" icon={X} label="移除" />
        <IconButton size="sm" icon={X} label="关闭" />
        <IconButton icon={EllipsisVertical} label="更多操作" />
      </Stack>
    </Stack>
  ),
});

export const SaysItsNameWhenFocused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '复制监测链接' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制监测链接');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const BusyTakesNoPress = meta.story({
  args: { isBusy: true, label: '正在复制' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
