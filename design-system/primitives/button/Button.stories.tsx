import { ChevronDown, Download, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ title: 'Primitives/Button 按钮', component: Button, args: { children: '应用', onPress: fn() } });

export const Primary = meta.story({ args: { kind: 'primary' } });

export const Kinds = meta.story({
  render: () => (
    <Stack direction="row" gap="2" isWrapping>
      <Button kind="primary">应用</Button>
      <Button>取消</Button>
      <Button kind="soft" iconAfter={ChevronDown}>
        常用视图
      </Button>
      <Button kind="ghost">幽灵</Button>
      <Button kind="danger">删除活动</Button>
      <Button kind="link">查看明细</Button>
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" gap="2">
      <Button size="sm">小号 28</Button>
      <Button icon={Download}>导出</Button>
      <Button size="lg" kind="primary" icon={Plus}>
        新建推广活动
      </Button>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  parameters: { pictures: [{ density: 'compact' }] },
  render: () => (
    <Stack gap="2">
      {(['primary', 'secondary', 'danger', 'ghost', 'link'] as const).map((kind) => (
        <Stack key={kind} direction="row" gap="2">
          <Button kind={kind}>平常</Button>
          <Button kind={kind} isBusy>
            保存中
          </Button>
          <Button kind={kind} isDisabled>
            禁用
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Press = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '应用' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const BusyTakesNoPress = meta.story({
  args: { isBusy: true, children: '保存中' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
